#include "CDocuments.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char rule_book[] = {
#embed "../../Documentation/auto-layout.md"
};

static const unsigned char recipe_format[] = {
#embed "../../Documentation/recipes.md"
};

static const unsigned char output_schema[] = {
#embed "../../Documentation/output.schema.json"
};

static const unsigned char cheat_sheet[] = {
#embed "../../Documentation/cheat-sheet.md"
};

document_file document_rule_book(void) { return (document_file){rule_book, sizeof rule_book}; }
document_file document_recipe_format(void) { return (document_file){recipe_format, sizeof recipe_format}; }
document_file document_output_schema(void) { return (document_file){output_schema, sizeof output_schema}; }
document_file document_cheat_sheet(void) { return (document_file){cheat_sheet, sizeof cheat_sheet}; }

#pragma once

// Documents for programs, embedded in the executable.

typedef struct {
  const unsigned char *bytes;
  long count;
} document_file;

document_file document_rule_book(void);
document_file document_recipe_format(void);
document_file document_output_schema(void);
document_file document_cheat_sheet(void);

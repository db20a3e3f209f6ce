#pragma once

// Documents that programs may read, as parts of the program.

typedef struct {
  const unsigned char *bytes;
  long count;
} document_file;

document_file document_rule_book(void);
document_file document_recipe_format(void);
document_file document_output_schema(void);

// Tests use the record mode, so they see it without importing Goldens.
@_exported public import enum Goldens.RecordMode

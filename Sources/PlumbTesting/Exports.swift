// Tests name the record mode: they see it without importing Goldens.
@_exported public import enum Goldens.RecordMode

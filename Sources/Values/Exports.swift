// Texts in messages are escaped: a module that imports Values sees Escaped too.
@_exported public import Escaping

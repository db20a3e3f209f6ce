// Texts in messages are escaped, so a module that imports Values also sees Escaped.
@_exported public import Escaping

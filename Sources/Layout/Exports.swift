// A solved layout consists of a scene's values and shaped lines, so a module that reads one sees these values, too.
@_exported public import SceneModel
@_exported public import Typography

// Verdicts and observations contain cells, layouts and findings: a module that imports Goldens sees them too.
@_exported public import Scenes

// Verdicts and observations contain cells, layouts and findings, so a module that imports Goldens sees these too.
@_exported public import Layout

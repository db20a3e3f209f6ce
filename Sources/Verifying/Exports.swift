// Runs contain verdicts and records, so a module that imports Verifying sees these too.
@_exported public import Goldens

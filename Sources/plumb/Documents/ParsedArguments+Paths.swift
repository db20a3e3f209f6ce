import RecipeDocuments

extension ParsedArguments {
  /// The documents named on the command line, else the project's.
  var paths: [String] { operands.isEmpty ? settings.documents : operands }
}

extension Settings {
  /// The paths in which documents are searched for; without settings, those found below the working folder.
  var documents: [String] { project.documents ?? FoundDocuments.usual }
}

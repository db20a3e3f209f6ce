// Verdicts and observations speak of cells, layouts and findings; whoever reads them sees these values too.
@_exported public import Scenes

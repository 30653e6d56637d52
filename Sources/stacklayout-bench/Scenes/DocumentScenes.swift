import CommandLineSupport
import LayoutDocument

/// The cases of layout documents as scenes.
enum DocumentScenes {
  /// The cases of all documents in a folder and below it.
  static func recipes(in folder: String) throws(ToolError) -> [SceneRecipe] {
    do throws(FileProblem) {
      var recipes: [SceneRecipe] = []
      var problems: [FileProblem] = []
      let paths = FileAccess.files(in: folder, endingIn: ".json", problems: &problems)
      // The results are compared with those of other runs, so no scene may be missing.
      if let problem = problems.first { throw problem }
      for path in paths {
        recipes += try self.recipes(of: try FileAccess.read(path), path: path)
      }
      if recipes.isEmpty { throw FileProblem(path: folder, reason: "contains no layout documents") }
      return recipes
    } catch {
      throw .documents([error.description])
    }
  }

  private static func recipes(of bytes: [UInt8], path: String) throws(FileProblem) -> [SceneRecipe] {
    let file: LayoutFile
    do throws(DocumentError) {
      file = try LayoutFile(parsing: bytes)
    } catch {
      throw FileProblem(path: path, reason: "\(error)")
    }
    let document = path.split(separator: "/").last.map { $0.dropLast(".json".count) } ?? ""
    return file.cases.map { layoutCase in
      let isNamed = layoutCase.name.hasPrefix(document)
      let name = isNamed ? layoutCase.name : "\(document)/\(layoutCase.name)"
      var recipe = SceneRecipe(
        "example " + name, "case \(layoutCase.name)", rules: layoutCase.rules, nodeCount: layoutCase.nodes.count
      ) {
        layoutCase.nodes.map { node in
          SceneNode(
            parent: node.parent ?? -1, subtreeEnd: node.subtreeEnd, style: node.style,
            content: node.measure.map { .model(DocumentContent($0)) },
            boxPart: BoxPart(box: node.box, pins: node.item))
        }
      }
      recipe.available = (layoutCase.availableWidth, layoutCase.availableHeight)
      return recipe
    }
  }
}

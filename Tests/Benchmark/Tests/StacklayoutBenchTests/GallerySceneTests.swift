#if !os(macOS)
  import LayoutDocument
  import LayoutEngine
  import Testing

  @testable import stacklayout_bench

  /// The screens of the gallery as scenes.
  @Suite struct GallerySceneTests {
    private static let names = SceneCatalog.gallery().map(\.name)

    private func scene(_ name: String) throws -> Scene {
      try #require(SceneCatalog.gallery().first { $0.name == name }).scene()
    }

    private func screen(_ scene: Scene) throws -> any Subject {
      let subject = try ScreenContestant().prepare(scene).build(scale: 0)
      subject.layOut()
      return subject
    }

    @Test func thereAreTwelve() { #expect(Self.names.count == 12 && Set(Self.names).count == 12) }

    /// The document of the screen has the frames of its views, also at other widths.
    @Test(arguments: names) func viewsHaveTheFramesOfTheDocument(name: String) throws {
      let scene = try scene(name)
      let (views, engine) = (try screen(scene), try EngineContestant().prepare(scene).build(scale: 0))
      engine.layOut()
      #expect(scene.difference(of: views.frames(), from: engine.frames()) == nil)
      #expect(views.frames().count == scene.nodes.count && scene.nodes.count > 3)
    }

    /// After edits, the frames are those of a screen with the same texts that is laid out once.
    @Test(arguments: names) func editedScreensEqualFreshOnes(name: String) throws {
      let scene = try scene(name)
      let (edited, other) = (try screen(scene), try screen(scene))
      let first = edited.frames()
      var changedFrames = 0
      for step in 0..<20 {
        edited.changeText(step: step)
        edited.layOut()
        if edited.frames() != first { changedFrames += 1 }
        other.changeText(step: step)
      }
      other.layOut()
      #expect(scene.difference(of: edited.frames(), from: other.frames()) == nil, "texts")
      // The texts of a product are in a scroll view, whose content is not part of the document.
      #expect(changedFrames > 0 || name == "gallery product")
      let width = try #require(scene.width)
      for step in 1...3 {
        edited.resize(to: Scene.width(width, step: step))
        edited.layOut()
      }
      edited.resize(to: width)
      edited.layOut()
      #expect(scene.difference(of: edited.frames(), from: other.frames()) == nil, "widths")
      edited.markAllDirty()
      edited.layOut()
      #expect(scene.difference(of: edited.frames(), from: first) == nil, "all data is set again")
    }

    @Test func otherScenesHaveNoScreen() throws {
      let scene = try #require(SceneCatalog.builtIn.first).scene()
      #expect(throws: BenchError.self) { try ScreenContestant().prepare(scene) }
    }
  }
#endif

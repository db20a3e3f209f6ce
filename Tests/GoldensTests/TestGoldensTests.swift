import Testing

@testable import Goldens

/// Names, ids and paths of goldens beside Swift tests.
@Suite struct TestGoldensTests {
  @Test(arguments: [
    ("testLogin", "testLogin"), ("testLogin, dark", "testLogin--dark"), ("a_b-1", "a_b-1"), ("é/ü", "é-ü"),
  ])
  func `a folder is named after the test, with hyphens for other signs`(_ title: String, _ name: String) {
    #expect(TestGoldens.name(of: title) == name)
  }

  @Test(arguments: [
    ("Tests/AppTests/Login.swift", "AppTests/Login/dark"),
    ("Packages/A/Tests/AppTests/More/Login.swift", "AppTests/Login/dark"),
    ("Tests/Login.swift", "Login/dark"), ("Login.swift", "Login/dark"), ("Checks/Login", "Login/dark"),
  ])
  func `an id has the test target, the file and the name`(_ file: String, _ id: String) {
    #expect(TestGoldens.id(of: "dark", inFile: file) == id)
  }

  @Test(arguments: [("login", true), ("login--dark", true), ("login-", false), ("loginDark", false), ("log", false)])
  func `a golden is of a function with or without an assertion's name`(_ name: String, _ isOwn: Bool) {
    #expect(TestGoldens.isName(name, of: "login") == isOwn)
  }

  @Test(arguments: [
    ("Tests/Snapshots/a", true), ("Snapshots/a", true), ("Tests/Snapshots", false), ("Tests/Others/a", false),
    ("../Snapshots/a", false), ("/Snapshots/a", false), ("Tests/../Snapshots/a", false),
  ])
  func `a folder of a golden lies in the folder of records`(_ path: String, _ isFolder: Bool) {
    #expect(TestGoldens.isRecordFolder(path) == isFolder)
  }

  @Test(arguments: [
    ("Tests/__Snapshots__/LoginTests/a.png", true), ("Tests/__Snapshots__/LoginTests/a.PNG", true),
    ("Tests/__Snapshots__/LoginTests/a.1.txt", true), ("Tests/__Snapshots__/LoginTests/a.json", true),
    ("Tests/__Snapshots__/LoginTests/a.plist", true), ("Tests/__Snapshots__/LoginTests/a.md", true),
    ("Tests/__Snapshots__/LoginTests/a.csv", true), ("__Snapshots__/LoginTests/More/a.png", true),
    ("Tests/__Snapshots__/LoginTests/a.swift", false), ("Tests/__Snapshots__/LoginTests/a.svg", false),
    ("Tests/__Snapshots__/LoginTests/a", false), ("Tests/__Snapshots__/LoginTests/.png", false),
    ("Tests/__Snapshots__/a.png", false), ("Tests/Others/LoginTests/a.png", false),
    ("../__Snapshots__/LoginTests/a.png", false), ("/__Snapshots__/LoginTests/a.png", false),
  ])
  func `a snapshot lies in a test's folder and has an ending that nothing runs`(_ path: String, _ isFile: Bool) {
    #expect(TestGoldens.isFile(path) == isFile)
  }
}

import Testing
import Values

@Suite struct WorkflowAnnotationTests {
  @Test func `a place is named as far as it is known, and everything is escaped`() {
    #expect(
      WorkflowAnnotation(.error, "a,b.yaml", line: 3, column: 5, title: "a: b", "50 %\nof it").command
        == "::error file=a%2Cb.yaml,line=3,col=5,title=a%3A b::50 %25%0Aof it")
    #expect(WorkflowAnnotation(.notice, nil, title: "Plumb", "text").command == "::notice title=Plumb::text")
  }

  @Test func `of each kind the last line counts what is left out`() {
    let many = (1...12).map { WorkflowAnnotation(.warning, nil, title: "w", "\($0)") }
    let commands = WorkflowAnnotation.commands(
      many + [WorkflowAnnotation(.error, nil, title: "e", "first")], title: "Plumb", rest: "the report lists all")
    #expect(commands.count == 11)
    #expect(commands.first == "::error title=e::first")
    #expect(commands.suffix(2) == ["::warning title=w::9", "::warning title=Plumb::3 more; the report lists all"])
  }
}

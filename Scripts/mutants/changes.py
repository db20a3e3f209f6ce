"""Changes of one operator, condition, constant, return or pair of arguments in a Swift file, found in its text."""
import dataclasses
import re

COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
SUMS = {"+": "-", "-": "+", "*": "/", "/": "*", "+=": "-=", "-=": "+="}
CONNECTIVES = {"&&": "||", "||": "&&"}

OPERATOR = re.compile(r"(?<=[\w)\]}\"!?] )(<=|>=|==|!=|<|>|\+=|-=|\+|-|\*|/|&&|\|\|)(?= [\w(\[\"\-.!\\])")
NUMBER = re.compile(r"(?<![\w.#$])\d[\d_]*(\.\d+)?(?![\w]|\.\d)")
NEGATION = re.compile(r"(?<=[\s(\[,])!(?=[A-Za-z(])")
TRUTH = re.compile(r"(?<![\w.`])(true|false)(?![\w`:])")
CONDITION = re.compile(r"\b(if|guard) ([^{},]+?) (\{|else)")
CHOICE = re.compile(r" \? ([^?:,()\[\]{}]+) : ([^?:,()\[\]{}]+?)(?=\s*$|[,)\]}])")
EARLY = re.compile(r"^\s*(if [^{}]+ |guard [^{}]+ else )\{ (return|continue|break|throw)\b.*\}\s*$")
CALL = re.compile(r"([A-Za-z_]\w*)\(")
VALUE = re.compile(r"(?:(\w+): )?(-?[a-z\d][\w.]*(?:\[\w+\])?)$")

# Calls whose value is the same for both orders of their arguments, and what only looks like a call.
SYMMETRICAL = {"min", "max", "abs", "hypot", "assert", "precondition"}
DECLARING = re.compile(r"\b(func|init|case|subscript|let|var|macro)\b[^=]*$")
BINDING = re.compile(r"\b(let|var|case|try|#available)\b|#")
# Lines that instruct the compiler, or say what a number in a document means, and no behaviour.
SKIPPED = re.compile(r"^\s*(import\b|@\w+\(|#|(\w+ )*import |(package |public |private )*(func|protocol|typealias|associatedtype)\b)")


@dataclasses.dataclass(frozen=True)
class Change:
    """One change of one line. `kind` is its row in the statement of what is changed."""
    path: str
    line: int
    kind: str
    before: str
    after: str

    @property
    def short(self):
        return f"{self.path}:{self.line}"


def code_only(text):
    """Returns the text with everything in comments and strings replaced by spaces; line ends stay."""
    out = list(text)
    end = len(text)

    def blank(start, stop):
        for index in range(start, min(stop, end)):
            if out[index] != "\n":
                out[index] = " "

    position = 0
    while position < end:
        stop = skipped_end(text, position)
        if stop is None:
            position += 1
            continue
        # The quotation marks of a string stay, so that a `+` beside it is seen to join texts.
        quoted = text[position] in "\"#"
        blank(position + 1 if quoted else position, stop - 1 if quoted else stop)
        position = stop
    return "".join(out)


def skipped_end(text, start):
    """Returns the end of the comment or string that begins at a place, or None."""
    if text.startswith("//", start):
        stop = text.find("\n", start)
        return len(text) if stop < 0 else stop
    if text.startswith("/*", start):
        stop = text.find("*/", start)
        return len(text) if stop < 0 else stop + 2
    opening = re.compile(r'(#*)("""|")').match(text, start)
    return string_end(text, opening) if opening else None


def string_end(text, opening):
    pounds, quote = opening.group(1), opening.group(2)
    position = opening.end()
    while position < len(text):
        if text.startswith("\\" + pounds + "(", position):
            position = closing(text, position + len(pounds) + 1)
        elif text[position] == "\\" and not pounds:
            position += 2
        elif text.startswith(quote + pounds, position):
            return position + len(quote) + len(pounds)
        elif quote == '"' and text[position] == "\n":
            return position
        else:
            position += 1
    return len(text)


def closing(text, start):
    """Returns the place after the parenthesis that closes the one at `start`; strings are skipped."""
    depth, position = 0, start
    while position < len(text):
        stop = skipped_end(text, position)
        if stop is not None:
            position = stop
            continue
        depth += {"(": 1, ")": -1}.get(text[position], 0)
        position += 1
        if depth == 0:
            return position
    return len(text)


def changes(path, text):
    """Returns all changes of a file, in the order of its lines."""
    found = []
    lines = text.split("\n")
    for number, (line, code) in enumerate(zip(lines, code_only(text).split("\n")), start=1):
        if not code.strip() or SKIPPED.match(code):
            continue
        seen = {line}
        for kind, after in line_changes(line, code):
            if after not in seen:
                seen.add(after)
                found.append(Change(path, number, kind, line, after))
    return found


def line_changes(line, code):
    """Yields kind and changed line."""
    yield from operator_changes(line, code)
    yield from condition_changes(line, code)
    yield from constant_changes(line, code)
    early = EARLY.match(code)
    if early and not BINDING.search(early.group(1).replace("#", "")):
        yield "early return", ""
    for start, stop, first, second in argument_pairs(code):
        values = line[start:stop]
        if values.count(first) == 1 and values.count(second) == 1:
            swapped = values.replace(first, "\0").replace(second, first).replace("\0", second)
            yield "arguments", line[:start] + swapped + line[stop:]


def operator_changes(line, code):
    for match in OPERATOR.finditer(code):
        old = match.group(1)
        # A sum of texts or lists has no difference.
        if old in ("+", "+=") and ('"' in (code[match.start() - 2], code[match.end() + 1]) or code[match.end() + 1] == "["):
            continue
        for kind, table in (("comparison", COMPARISONS), ("sum", SUMS), ("condition", CONNECTIVES)):
            if old in table:
                yield kind, line[: match.start()] + table[old] + line[match.end():]


def condition_changes(line, code):
    for match in NEGATION.finditer(code):
        yield "condition", line[: match.start()] + line[match.end():]
    for match in TRUTH.finditer(code):
        yield "constant", line[: match.start()] + {"true": "false", "false": "true"}[match.group(1)] + line[match.end():]
    for match in CONDITION.finditer(code):
        if not BINDING.search(match.group(2)):
            condition = line[match.start(2): match.end(2)]
            yield "condition", f"{line[: match.start(2)]}!({condition}){line[match.end(2):]}"
    for match in CHOICE.finditer(code):
        first, second = line[match.start(1): match.end(1)], line[match.start(2): match.end(2)]
        yield "condition", f"{line[: match.start(1)]}{second} : {first}{line[match.end(2):]}"


def constant_changes(line, code):
    for match in NUMBER.finditer(code):
        old = match.group(0)
        new = str(int(old.replace("_", "")) + 1) if "." not in old else repr(float(old.replace("_", "")) + 1)
        yield "constant", line[: match.start()] + new + line[match.end():]
        if old == "1":
            yield "constant", line[: match.start()] + "0" + line[match.end():]


def argument_pairs(code):
    """Yields the range of the arguments and the texts of two neighbours that may have the same type."""
    for match in CALL.finditer(code):
        if match.group(1) in SYMMETRICAL or DECLARING.search(code[: match.start()]):
            continue
        stop = closing(code, match.end() - 1) - 1
        if stop >= len(code) or code[stop] != ")":
            continue
        values = [VALUE.match(part.strip()) for part in code[match.end(): stop].split(",")]
        for first, second in zip(values, values[1:]):
            if first and second and first.group(2) != second.group(2):
                yield match.end(), stop, first.group(2), second.group(2)

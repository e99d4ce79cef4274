/**
 * A legal concept in lay words and in the words of courts. A final `*` matches any ending, an initial `=` only that form. Other words
 * match all their inflections.
 */
export interface Concept {
  readonly name: string
  /** Wordings of lay people. */
  readonly plain: readonly string[]
  /** Wordings of courts; the first is displayed. */
  readonly formal: readonly string[]
}

/** One concept a line: `plain | plain => formal | formal`. */
export function parseConcepts(lines: string): Concept[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [plain = [], formal = []] = line.split('=>').map((side) =>
        side
          .split('|')
          .map((words) => words.trim())
          .filter((words) => words !== ''),
      )
      return { name: formal[0] ?? '', plain, formal }
    })
}

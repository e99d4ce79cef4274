/** A legal idea with the words people use for it and the words courts use. Words end in `*` when any ending will do, begin with `=` when none but that form will; others stand for all their inflections. */
export interface Concept {
  readonly name: string
  /** How people put it. */
  readonly plain: readonly string[]
  /** How courts put it; the first is shown. */
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

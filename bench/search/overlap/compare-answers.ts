export const depth = 10
/** How far down the other engine's list a missing ruling is looked for. */
export const reviewed = 50
/** Of relevance, between neighbours that chance may exchange. */
const tolerance = 0.01

export interface Ranked {
  readonly docId: string
  readonly relevance: number
}

/** What one engine answered. */
export interface Answered {
  readonly best: readonly Ranked[]
  /** Number of rulings that match. */
  readonly matches: number
  /** The first `reviewed`. */
  readonly more: () => Promise<readonly Ranked[]>
}

/** Why a ruling of one list is not in the other. */
export const kinds = {
  matches: 'the engines find other rulings by words',
  near: `within ${tolerance} of the last ruling listed`,
  moved: 'further down in the other engine',
  absent: `not among the first ${reviewed} of the other engine`,
} as const
export type Kind = keyof typeof kinds

export interface Comparison {
  /** Number of the query. */
  readonly n: number
  readonly family: string
  readonly mode: string
  readonly share: number
  /** Kinds of the rulings that the other list lacks. */
  readonly differences: readonly Kind[]
}

/** The share of the longer list. Two empty lists agree. */
export async function compareAnswers(
  mode: string,
  expected: Answered,
  answer: Answered,
): Promise<Pick<Comparison, 'share' | 'differences'>> {
  const longer = Math.max(expected.best.length, answer.best.length)
  const inAnswer = new Set(answer.best.map(({ docId }) => docId))
  const missing = expected.best.filter(({ docId }) => !inAnswer.has(docId))
  return {
    share: longer === 0 ? 1 : (expected.best.length - missing.length) / longer,
    differences: missing.length === 0 ? [] : await explain(mode, missing, expected, answer),
  }
}

async function explain(mode: string, missing: readonly Ranked[], expected: Answered, answer: Answered): Promise<readonly Kind[]> {
  if (mode !== 'semantica' && expected.matches !== answer.matches) return missing.map(() => 'matches')
  const more = await answer.more()
  const last = answer.best.at(-1)?.relevance ?? 0
  return missing.map(({ docId }) => {
    const found = more.find((each) => each.docId === docId)
    if (found === undefined) return 'absent'
    return Math.abs(found.relevance - last) <= tolerance ? 'near' : 'moved'
  })
}

import { takeTurns } from '../../choosing/turns.ts'
import type { SourceRuling } from '../../spans/source-ruling.ts'
import type { Place } from '../../spans/span.ts'
import type { AskedIssue } from './asked-issue.ts'
import { decidedIssue } from './decided-issue.ts'

/** The first of some rulings that decides an issue, and the others by what they decide on it. */
export interface ComparedIssue {
  readonly leader: string
  readonly same: readonly string[]
  readonly opposite: readonly IssueSentence[]
}

/** The sentence in which a ruling decides an issue. */
export interface IssueSentence {
  readonly docId: string
  readonly place: Place
}

interface CompareOnIssue {
  /** The first of them that decides it leads. */
  readonly leaders: readonly SourceRuling[]
  readonly others: readonly SourceRuling[]
  readonly issue: AskedIssue
}

/** Compares rulings by what they decide on an issue, whatever the outcome of their cases. Null where no leader decides it. */
export async function compareOnIssue({ leaders, others, issue }: CompareOnIssue, signal: AbortSignal): Promise<ComparedIssue | null> {
  const endTurn = takeTurns(signal)
  for (const { ruling, ...leader } of leaders) {
    const own = decidedIssue({ ruling, ...leader }, issue)
    if (own === null) continue
    const same: string[] = []
    const opposite: IssueSentence[] = []
    for (const other of others) {
      const { docId } = other.ruling
      const found = docId === ruling.docId ? null : decidedIssue(other, issue)
      if (found?.direction === own.direction) same.push(docId)
      else if (found !== null) opposite.push({ docId, place: found.place })
      await endTurn()
    }
    return { leader: ruling.docId, same, opposite }
  }
  return null
}

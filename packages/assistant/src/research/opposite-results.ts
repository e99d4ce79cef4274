import type { DecidedSide } from '@basejuris/legal-text'
import { resultSide } from '../spans/decided-articles.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'

export interface OppositeResults {
  /** The ruling whose result the others are compared with; null where none says whom it favours. */
  readonly leader: string | null
  /** Rulings of the same kind of proceeding that ended for the other side. */
  readonly opposite: readonly string[]
  /** Rulings that could be compared. */
  readonly compared: readonly string[]
}

/** Compares rulings on one question by whom their result favours. It is no contrary line: they may rest on other facts, or on a time limit. */
export function findOppositeResults(leaders: readonly SourceRuling[], others: readonly SourceRuling[]): OppositeResults {
  const sided = sidesOf(leaders)
  const [first] = sided
  if (first === undefined) return { leader: null, opposite: [], compared: [] }
  const comparable = sidesOf(others).filter(({ docId, side }) => docId !== first.docId && side.kind === first.side.kind)
  return {
    leader: first.docId,
    opposite: comparable.filter(({ side }) => side.favoured !== first.side.favoured).map(({ docId }) => docId),
    compared: comparable.map(({ docId }) => docId),
  }
}

interface SidedRuling {
  readonly docId: string
  readonly side: DecidedSide
}

const sidesOf = (sources: readonly SourceRuling[]): SidedRuling[] =>
  sources.flatMap(({ ruling }) => {
    const side = resultSide(ruling)
    return side === null ? [] : [{ docId: ruling.docId, side }]
  })

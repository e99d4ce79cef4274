import { type DecidedPlace, isFirstInstance } from '@basejuris/legal-text'

/** A ruling with the articles on which its decision rests. */
export interface DecidedRuling {
  readonly docId: string
  readonly decidedOn: string | null
  readonly places: readonly DecidedPlace[]
}

/** Two rulings that decided an article for opposite sides: first the one for who asked. */
export interface OpposedInSet {
  readonly article: string
  readonly place: string
  readonly claimant: string
  readonly respondent: string
}

/** Pairs that decided one article for opposite sides, the newest first. None in first instance, where facts differ. A ruling stands in one pair. */
export function pairOpposed(rulings: readonly DecidedRuling[], limit: number): OpposedInSet[] {
  const byArticle = Map.groupBy(
    rulings.flatMap(({ docId, decidedOn, places }) =>
      places.filter(({ kind }) => !isFirstInstance(kind)).map((on) => ({ docId, decidedOn: decidedOn ?? '', on })),
    ),
    ({ on }) => `${on.article} ${on.place} ${on.kind}`,
  )
  const found = [...byArticle.values()].flatMap((all) => {
    const newest = all.sort((a, b) => b.decidedOn.localeCompare(a.decidedOn))
    const [claimants, respondents] = (['claimant', 'respondent'] as const).map((side) => newest.filter(({ on }) => on.favoured === side))
    return (claimants ?? []).slice(0, limit).flatMap((one, at) => {
      const other = respondents?.[at]
      return other === undefined || other.docId === one.docId ? [] : [{ one, other }]
    })
  })
  const seen = new Set<string>()
  return found
    .sort((a, b) => newestOf(b).localeCompare(newestOf(a)))
    .flatMap(({ one, other }): OpposedInSet[] => {
      if (seen.has(one.docId) || seen.has(other.docId)) return []
      seen.add(one.docId).add(other.docId)
      return [{ article: one.on.article, place: one.on.place, claimant: one.docId, respondent: other.docId }]
    })
    .slice(0, limit)
}

const newestOf = ({ one, other }: { readonly one: { decidedOn: string }; readonly other: { decidedOn: string } }): string =>
  one.decidedOn > other.decidedOn ? one.decidedOn : other.decidedOn

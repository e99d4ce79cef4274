import { formatSubdivision, type NormCitation } from '@basejuris/domain'
import { type FoundNormCitation, isCommonArticle } from '@basejuris/legal-text'

/** A norm that the text names, and how the court uses it there. */
export interface UsedNorm {
  readonly norm: FoundNormCitation
  readonly use?: NormCitation['use']
  /** The list of a decision that holds it; null elsewhere. */
  readonly list: object | null
}

/** More articles in one list are what the court had in view. */
const maxGrounds = 4

/** Places within an article, as one string each. The whole article has the empty one. */
const placesOf = ({ subdivisions }: FoundNormCitation): readonly string[] =>
  subdivisions.length === 0 ? [''] : subdivisions.map(formatSubdivision)

/**
 * The articles that a decision lists and rests on, though no reason names them: those of a short list, and those that somebody else names in
 * the case. Of a short list, articles that any ruling cites must be named so too; of a long one, at the same place within the article.
 */
export function listedGrounds(named: readonly UsedNorm[]): ReadonlySet<FoundNormCitation> {
  const debated = Map.groupBy(
    named.filter(({ use, list, norm }) => use === 'cited' && list === null && norm.article !== null),
    ({ norm }) => norm.key,
  )
  const lists = Map.groupBy(
    named.filter(({ list, norm }) => list !== null && norm.article !== null),
    ({ list }) => list,
  )
  const grounds = [...lists.values()].flatMap((listed) => {
    const isShort = new Set(listed.map(({ norm }) => norm.key)).size <= maxGrounds
    return listed.filter(({ norm }) => {
      const claims = debated.get(norm.key) ?? []
      if (!isShort) return claims.some((each) => placesOf(each.norm).some((place) => place !== '' && placesOf(norm).includes(place)))
      return norm.rangeEnd === null && (claims.length > 0 || !isCommonArticle(norm.key))
    })
  })
  return new Set(grounds.map(({ norm }) => norm))
}

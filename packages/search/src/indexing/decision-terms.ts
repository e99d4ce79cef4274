import { type DecidedPlace, type DecidedSide, otherSide, type Side } from '@basejuris/legal-text'

/** Value of the decision facet: `corte_suprema casacion fondo civil|CC:1552|respondent|claimant`, the place after the article as `#n7`. */
export function decisionTerm({ kind, article, place, appellant, favoured }: DecidedPlace): string {
  return [kind, place === '' ? article : `${article}#${place}`, appellant, favoured].join('|')
}

/** Reads a value of the decision facet. */
export function parseDecisionTerm(term: string): DecidedPlace {
  const [kind = '', cited = '', appellant = '', favoured = ''] = term.split('|')
  const [article = '', place = ''] = cited.split('#')
  return { kind, article, place, appellant: appellant as Side, favoured: favoured as Side }
}

/** The two values of the side facet: `claimant`, and `corte_suprema casacion fondo civil|respondent|claimant`. */
export function sideTerms({ kind, appellant, favoured }: DecidedSide): string[] {
  return [favoured, [kind, appellant, favoured].join('|')]
}

/** Reads the values of the side facet. */
export function parseSideTerms(terms: readonly string[]): DecidedSide | null {
  const [kind, appellant, favoured] = terms.find((term) => term.includes('|'))?.split('|') ?? []
  return kind === undefined ? null : { kind, appellant: appellant as Side, favoured: favoured as Side }
}

const sides: readonly Side[] = ['claimant', 'respondent']

/** The values of rulings of the same kind that favoured the other side on the same place, whoever appealed. */
export function opposedTerms(decided: DecidedPlace): string[] {
  const favoured = otherSide(decided.favoured)
  return sides.map((appellant) => decisionTerm({ ...decided, appellant, favoured }))
}

import { findMatches, foldText, givenNames, overlaps } from '@basejuris/legal-text'
import { foldQuery } from '../conditions/mention.ts'
import type { Expression } from '../formal/expression.ts'
import type { Span } from '../parts/span.ts'
import { findLegalExpressions, type LegalExpression } from './legal-expressions.ts'

/** Words that may stand between those of a term in the text, besides the words themselves. */
const slack = 2
const end = String.raw`(?!\p{L})`

/**
 * Names of matters and proceedings, as patterns of folded text, and what rulings say instead. Whoever types them side by side means nothing
 * else.
 */
const terms: readonly { readonly pattern: string; readonly others?: readonly string[] }[] = [
  {
    pattern: String.raw`tutela\s+laboral`,
    others: ['tutela de derechos fundamentales', 'vulneración de derechos fundamentales'],
  },
  {
    pattern: String.raw`tutela\s+(?:de\s+)?derechos(?:\s+fundamentales)?`,
    others: ['tutela laboral', 'vulneración de derechos fundamentales'],
  },
  { pattern: String.raw`cuidado\s+personal` },
  { pattern: String.raw`relacion\s+directa(?:\s+y)?\s+regular` },
  { pattern: String.raw`compensacion\s+economica` },
  { pattern: String.raw`bien(?:es)?\s+familiar(?:es)?` },
  // Each ground of dismissal has its own word for one claim.
  {
    pattern: String.raw`despido\s+(?:injustificado|indebido|improcedente)`,
    others: ['despido injustificado', 'despido indebido', 'despido improcedente'],
  },
  { pattern: String.raw`despido\s+(?:indirecto|verbal|colectivo)` },
  { pattern: String.raw`nulidad\s+(?:del\s+)?despido` },
  { pattern: String.raw`nulidad\s+(?:absoluta|relativa|procesal|matrimonial)` },
  {
    pattern: String.raw`reclam(?:acion|o)\s+tributari[ao]`,
    others: ['reclamación tributaria', 'reclamo tributario', 'procedimiento general de reclamación'],
  },
  { pattern: String.raw`practicas?\s+antisindical(?:es)?` },
  { pattern: String.raw`fuero\s+(?:maternal|sindical)` },
  { pattern: String.raw`desafuero\s+maternal` },
  { pattern: String.raw`acoso\s+(?:laboral|sexual)` },
  { pattern: String.raw`negociacion\s+colectiva` },
  { pattern: String.raw`responsabilidad\s+(?:extracontractual|contractual)` },
  { pattern: String.raw`dano\s+(?:moral|emergente|ambiental)` },
  { pattern: String.raw`lucro\s+cesante` },
  { pattern: String.raw`falta\s+(?:de\s+)?servicio` },
  { pattern: String.raw`confianza\s+legitima` },
  { pattern: String.raw`prision\s+preventiva` },
  { pattern: String.raw`libertad\s+condicional` },
  { pattern: String.raw`violencia\s+intrafamiliar` },
  { pattern: String.raw`abuso\s+sexual` },
  { pattern: String.raw`prescripcion\s+(?:adquisitiva|extintiva)` },
  { pattern: String.raw`abandono\s+(?:del\s+)?procedimiento` },
  { pattern: String.raw`incumplimiento\s+contractual` },
  { pattern: String.raw`sana\s+critica` },
  { pattern: String.raw`silencio\s+administrativo` },
  { pattern: String.raw`juicio\s+ejecutivo` },
  { pattern: String.raw`omite\s+pronunciamiento` },
]
/** «abogada Rosa Soto»: who pleaded has no field of its own, so that the name is searched as it stands. */
const lawyer = /(?<!\p{L})abogad[oa]s?\s+(?!integrante)(?<name>(?<given>\p{L}{3,})\s+\p{L}{3,})(?!\p{L})/gu

const patterns = terms.map(({ pattern, others = [] }) => ({
  pattern: new RegExp(String.raw`(?<![\p{L}-])(?:${pattern})${end}`, 'gu'),
  others,
}))

/** Terms of the list in a short search, whose words are demanded together. `apart` is what has a meaning of its own. */
export function findFixedTerms(text: string, apart: readonly Span[]): Expression[] {
  const folded = foldQuery(text)
  if (folded === null) return []
  const expressions = findLegalExpressions(text)
  const found: Expression[] = []
  for (const { pattern, others } of patterns)
    for (const { index, 0: written } of findMatches(folded, pattern)) {
      const span = { from: index, to: index + written.length }
      const isPart = expressions.some(({ from, to }) => from <= span.from && span.to <= to && to - from > written.length)
      if (isPart || [...found, ...apart].some((other) => overlaps(other, span))) continue
      const own = text.slice(span.from, span.to)
      const known = expressions.find(({ from, to }) => from === span.from && to === span.to)
      const parts = [
        nearOf(own, span, known),
        ...others.filter((other) => foldText(other) !== foldText(own)).map((other) => nearOf(other, span)),
      ]
      found.push(parts.length === 1 ? (parts[0] as Expression) : { kind: 'or', parts, atLeast: 1, ...span })
    }
  return found
}

/**
 * Wordings by which courts name a topic, whose words are demanded together too. They are no part of what has a meaning of its own. `isFixed`: whether
 * they are so beside another word.
 */
export function findNamedTopics(text: string, apart: readonly Span[]): { readonly term: Expression; readonly isFixed: boolean }[] {
  return findLegalExpressions(text)
    .filter((expression) => !apart.some((other) => overlaps(other, expression)))
    .map((expression) => ({
      term: nearOf(text.slice(expression.from, expression.to), expression, expression),
      isFixed: expression.isFixed,
    }))
}

/** The words as near as those of a known wording, or with room for others. */
const nearOf = (words: string, { from, to }: Span, known?: LegalExpression): Expression => ({
  kind: 'near',
  text: known?.wording ?? words,
  within: known?.within ?? words.split(/\s+/u).length + slack,
  from,
  to,
})

/** Names of lawyers in a short search. */
export function findLawyers(text: string): Expression[] {
  const folded = foldQuery(text)
  if (folded === null) return []
  return findMatches(folded, lawyer).flatMap(({ index, 0: whole, groups = {} }): Expression[] => {
    const { name = '', given = '' } = groups
    const span = { from: index + whole.length - name.length, to: index + whole.length }
    return givenNames.has(given) ? [{ kind: 'near', text: text.slice(span.from, span.to), within: 2 + slack, ...span }] : []
  })
}

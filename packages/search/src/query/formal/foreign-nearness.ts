import { findMatches } from '@basejuris/legal-text'
import type { Span } from '../parts/span.ts'
import type { QueryReading } from './read-operators.ts'
import type { ReadingAlternative } from './reading-alternative.ts'

/** An operator of nearness of other search engines, as `NEAR/5`, with the words on either side. */
export interface ForeignNearness extends Span {
  readonly written: string
  /** The span of the operator alone. */
  readonly operator: Span
  /** The same in the language of this one: `"prisión preventiva"~5`. */
  readonly near: string
}

/** Words apart where the operator has no number. */
const usualDistance = 10
const operand = String.raw`(?:"[^"\n]{1,200}"|«[^»\n]{1,200}»|\p{L}[\p{L}\d-]*)`
const operators = String.raw`(?:(?:NEAR|near|ADJ|adj|PROX|prox|WITHIN|within|CERCA|PRE|W|N)\s?\/\s?(?<slashed>\d{1,2})|(?:NEAR|ADJ|PROX)(?<joined>\d{1,2})|NEAR)`
const pattern = new RegExp(
  String.raw`(?<![\p{L}\d"«])(?<left>${operand})(?<gap>\s+)(?<operator>${operators})\s+(?<right>${operand})(?![\p{L}\d])`,
  'gu',
)

/** Every such operator between two words or quotations, in order. */
export function findForeignNearness(text: string): ForeignNearness[] {
  return findMatches(text, pattern).flatMap(({ index, 0: whole, groups = {} }): ForeignNearness[] => {
    const { left = '', gap = '', operator = '', right = '', slashed, joined } = groups
    const isQuoted = (text.slice(0, index).match(/["«»]/gu) ?? []).length % 2 === 1
    if (isQuoted) return []
    const from = index + left.length + gap.length
    const distance = Number(slashed ?? joined ?? usualDistance)
    return [
      {
        from: index,
        to: index + whole.length,
        written: operator,
        operator: { from, to: from + operator.length },
        near: `"${unquoted(left)} ${unquoted(right)}"~${Math.max(1, distance)}`,
      },
    ]
  })
}

const unquoted = (text: string): string => text.replace(/["«»]/gu, '')

/** The text without these operators or, where the request asks for operators, in the language of this engine. The length stays. */
export function withoutForeignNearness(text: string, found: readonly ForeignNearness[], reading: QueryReading | undefined): string {
  return found.reduce((written, { from, to, operator, near }) => {
    const [span, rest] = reading === 'operadores' && near.length <= to - from ? [{ from, to }, near] : [operator, '']
    return written.slice(0, span.from) + rest.padEnd(span.to - span.from) + written.slice(span.to)
  }, text)
}

/** Says that they are no operators here, and leads to the one that there is. */
export function nearnessAlternative(found: readonly ForeignNearness[], reading: QueryReading | undefined): ReadingAlternative | null {
  const [first] = found
  if (first === undefined) return null
  return reading === 'operadores'
    ? { notice: `Se leyó ${first.written} como ${first.near}.`, reading: 'palabras', about: 'operators' }
    : {
        notice: `${first.written} no es un operador de este buscador y se dejó fuera. Para palabras cercanas escriba ${first.near}.`,
        reading: 'operadores',
        about: 'operators',
      }
}

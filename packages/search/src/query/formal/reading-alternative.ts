import { joinWords } from '@basejuris/domain'
import type { Expression } from './expression.ts'
import { expressionLabel } from './expression-label.ts'
import { formatExpression } from './format-expression.ts'
import type { OperatorReading, QueryReading } from './read-operators.ts'

/** The reading that was not taken, and a sentence in Spanish on the one that was. */
export interface ReadingAlternative {
  readonly notice: string
  readonly reading: QueryReading
  /** What is read either way: operators, what a short search leaves out, a word that is excluded, or a kind of action. */
  readonly about: 'operators' | 'shorthand' | 'exclusion' | 'kind'
}

/** Null when no operator of the query is ambiguous. */
export function readingAlternative({ reading, ambiguous }: OperatorReading, required: Expression | null): ReadingAlternative | null {
  const written = [...new Set(ambiguous.map((operator) => operator.written))]
  if (written.length === 0) return null
  const isOne = written.length === 1
  const read = `${isOne ? 'Se leyó' : 'Se leyeron'} ${joinWords(written)} como`
  if (reading === 'palabras')
    return {
      notice: `${read} ${isOne ? 'palabra y no como operador' : 'palabras y no como operadores'}.`,
      reading: 'operadores',
      about: 'operators',
    }
  return { notice: `${read} ${isOne ? 'operador' : 'operadores'}${meaningOf(required)}.`, reading: 'palabras', about: 'operators' }
}

/** «suseso O compin licencia»: what `O` joins. Null where terms and whole sides are the same. */
export function sidesAlternative(
  terms: Expression | null,
  sides: Expression | null,
  requested: QueryReading | undefined,
): ReadingAlternative | null {
  if (terms === null || sides === null || partsOf(terms) === partsOf(sides)) return null
  if (requested === 'lados')
    return { notice: 'Se leyó O entre todo lo que va antes y todo lo que va después.', reading: 'operadores', about: 'operators' }
  const parts = terms.kind === 'and' ? terms.parts : [terms]
  const joined = parts.filter(({ kind }) => kind === 'or')
  const excluded = parts.flatMap((part) => (part.kind === 'not' ? [quotedLabel(part.part)] : []))
  if (excluded.length + joined.length === parts.length && excluded.length > 0)
    return { notice: `Se excluyó ${excluded.join(' y ')} de todo lo que une O.`, reading: 'lados', about: 'operators' }
  return {
    notice: `Se leyó O solo entre lo que está a su lado: ${joinWords(joined.map(expressionLabel))}; lo demás queda fuera de O.`,
    reading: 'lados',
    about: 'operators',
  }
}

/** What is demanded, in whatever order. */
const partsOf = (expression: Expression): string =>
  (expression.kind === 'and' ? expression.parts : [expression]).map(formatExpression).sort().join(' Y ')

/** «: sin «fuero»». */
const meaningOf = (required: Expression | null): string => {
  if (required === null) return ''
  const parts = required.kind === 'and' ? required.parts : [required]
  const excluded = parts.flatMap((part) => (part.kind === 'not' ? [part.part] : []))
  if (excluded.length === 0) return `: ${expressionLabel(required)}`
  return `: sin ${excluded.map(quotedLabel).join(' ni ')}`
}

const quotedLabel = (part: Expression): string => {
  const label = expressionLabel(part)
  return label.includes('«') ? label : `«${label}»`
}

import { joinWords } from '@basejuris/domain'
import type { Expression } from './expression.ts'
import { expressionLabel } from './expression-label.ts'
import type { QueryReading } from './read-operators.ts'
import type { ReadingAlternative } from './reading-alternative.ts'

type Excluded = Extract<Expression, { kind: 'not' }>

const partsOf = (required: Expression): readonly Expression[] => (required.kind === 'and' ? required.parts : [required])

/** «-amparo»: a kind of appeal that is left out, written as one word that may mean itself. */
const findExcluded = (text: string, required: Expression | null): Excluded[] =>
  required === null
    ? []
    : partsOf(required).filter(
        (part): part is Excluded =>
          part.kind === 'not' &&
          part.part.kind === 'field' &&
          part.part.demand.name === 'recurso' &&
          /^\p{L}+$/u.test(text.slice(part.part.from, part.part.to)),
      )

/** What a query requires where a word with a sign before it may be left out as a word too, and the other reading. */
export function readExclusions(
  text: string,
  required: Expression | null,
  requested: QueryReading | undefined,
): { readonly required: Expression | null; readonly alternative: ReadingAlternative | null } {
  const excluded = findExcluded(text, required)
  if (required === null || excluded.length === 0) return { required, alternative: null }
  const words = excluded.map(({ part }) => `«${text.slice(part.from, part.to)}»`)
  if (requested !== 'operadores') {
    const read = excluded.map(({ part }) => expressionLabel(part))
    const notice = `Se ${words.length === 1 ? 'excluyó' : 'excluyeron'} ${joinWords(words)} como ${joinWords(read)}, no como ${words.length === 1 ? 'palabra' : 'palabras'}.`
    return { required, alternative: { notice, reading: 'operadores', about: 'exclusion' } }
  }
  const asWords = (part: Expression): Expression =>
    excluded.some((each) => each === part) && part.kind === 'not'
      ? {
          ...part,
          part: { kind: 'words', text: text.slice(part.part.from, part.part.to).toLowerCase(), from: part.part.from, to: part.part.to },
        }
      : part
  const notice = `Se ${words.length === 1 ? 'excluyó la palabra' : 'excluyeron las palabras'} ${joinWords(words)}.`
  return {
    required: required.kind === 'and' ? { ...required, parts: required.parts.map(asWords) } : asWords(required),
    alternative: { notice, reading: 'lados', about: 'exclusion' },
  }
}

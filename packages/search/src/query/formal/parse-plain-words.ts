import { analyze, stopWords } from '@basejuris/legal-text'
import { wordTokens } from '../../word-tokens.ts'
import { findIdentifiers } from '../parts/find-identifiers.ts'
import { findNorms } from '../parts/find-norms.ts'
import type { Identifier, NamedCase, QueryNorm } from '../parts/query-parts.ts'
import { overlaps, type Span, withoutOverlaps } from '../parts/span.ts'
import type { Expression, FieldCondition } from './expression.ts'

export interface NamedInQuery {
  readonly identifiers: readonly Identifier[]
  readonly norms: readonly QueryNorm[]
}

/** Every case and norm that a text names. */
export function findNamed(text: string): NamedInQuery {
  const identifiers = findIdentifiers(text).filter(({ kind }) => kind !== 'number')
  return { identifiers, norms: withoutOverlaps(findNorms(text), identifiers) }
}

/** Parses a run of plain words into the cases and norms named in it and the other words, without stop words. */
export function parsePlainWords(text: string, run: Span, named: NamedInQuery = findNamed(text)): Expression[] {
  const within = ({ from, to }: Span): boolean => from >= run.from && to <= run.to
  const fields = [
    ...named.identifiers
      .filter(within)
      .map((each): Expression => ({ kind: 'field', demand: caseCondition(each), from: each.from, to: each.to })),
    ...named.norms
      .filter(within)
      .map(({ key, label, from, to }): Expression => ({ kind: 'field', demand: { name: 'norma', key, label }, from, to })),
  ]
  const words = wordTokens(analyze(text.slice(run.from, run.to)))
    .filter(({ exact }) => !stopWords.has(exact))
    .map(({ from, to }): Expression => {
      const span = { from: from + run.from, to: to + run.from }
      const word = text.slice(span.from, span.to)
      const [identifier] = /\d[-–/]\d/u.test(word) ? findNamed(word).identifiers : []
      return identifier === undefined
        ? { kind: 'words', text: word.toLowerCase(), ...span }
        : { kind: 'field', demand: caseCondition(identifier), ...span }
    })
    .filter((word) => !fields.some((span) => overlaps(span, word)))
  return [...fields, ...words].sort((a, b) => a.from - b.from)
}

/** The named case as a condition. */
export function caseCondition(named: NamedCase): FieldCondition {
  if (named.kind === 'ruc') return { name: 'ruc', ruc: named.ruc }
  return named.kind === 'number' ? { name: 'numero', number: named.number } : { name: 'rol', docket: named.docket }
}

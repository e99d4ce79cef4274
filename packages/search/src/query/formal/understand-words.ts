import { analyze, stopWords } from '@basejuris/legal-text'
import { oneAtEachPosition } from '../../word-tokens.ts'
import { findIdentifiers } from '../parts/find-identifiers.ts'
import { findNorms } from '../parts/find-norms.ts'
import type { AskedNorm, Identifier, NamedCase } from '../parts/query-parts.ts'
import { overlaps, type Span, withoutOverlaps } from '../parts/span.ts'
import type { Expression, FieldDemand } from './expression.ts'

export interface Named {
  readonly identifiers: readonly Identifier[]
  readonly norms: readonly AskedNorm[]
}

/** Every case and norm that a query names. */
export function namedIn(text: string): Named {
  const identifiers = findIdentifiers(text).filter(({ kind }) => kind !== 'number')
  return { identifiers, norms: withoutOverlaps(findNorms(text), identifiers) }
}

/** A run of plain words of a query: the cases and norms named within it, and each word left, stop words aside. */
export function understandWords(text: string, run: Span, named: Named = namedIn(text)): Expression[] {
  const within = ({ from, to }: Span): boolean => from >= run.from && to <= run.to
  const fields = [
    ...named.identifiers
      .filter(within)
      .map((each): Expression => ({ kind: 'field', demand: demandOf(each), from: each.from, to: each.to })),
    ...named.norms
      .filter(within)
      .map(({ key, label, from, to }): Expression => ({ kind: 'field', demand: { name: 'norma', key, label }, from, to })),
  ]
  const words = oneAtEachPosition(analyze(text.slice(run.from, run.to)))
    .filter(({ exact }) => !stopWords.has(exact))
    .map(({ from, to }): Expression => {
      const span = { from: from + run.from, to: to + run.from }
      const word = text.slice(span.from, span.to)
      const [identifier] = /\d[-–/]\d/u.test(word) ? namedIn(word).identifiers : []
      return identifier === undefined
        ? { kind: 'words', text: word.toLowerCase(), ...span }
        : { kind: 'field', demand: demandOf(identifier), ...span }
    })
    .filter((word) => !fields.some((span) => overlaps(span, word)))
  return [...fields, ...words].sort((a, b) => a.from - b.from)
}

/** The case named, as a demand. */
export function demandOf(named: NamedCase): FieldDemand {
  if (named.kind === 'ruc') return { name: 'ruc', ruc: named.ruc }
  return named.kind === 'number' ? { name: 'numero', number: named.number } : { name: 'rol', docket: named.docket }
}

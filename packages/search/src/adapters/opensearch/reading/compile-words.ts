import type { TextQuery } from '../../../ports/index.ts'
import { encodePrefix, encodeTerm, sectionField, stored, textField } from '../cluster/encode-names.ts'
import type { JsonObject } from '../cluster/engine-client.ts'
import { sectionGap } from '../cluster/index-body.ts'
import { anyOf, nothing } from './compile-filter.ts'

/** A part of a query that matches by words of its own. */
export type Words = Extract<TextQuery, { readonly kind: 'term' | 'prefix' | 'phrase' | 'near' }>

/** Greatest distance within one section, and within a field. */
const maxInSection = sectionGap / 2
const maxInField = 2_000_000_000
/** Terms of a prefix that count for the score. */
const maxScoredTerms = 64

/** How one field matches. */
export function matchField(words: Words, field: string): JsonObject {
  switch (words.kind) {
    case 'term':
      return { term: { [textField(field)]: { value: encodeTerm(words.term) } } }
    case 'prefix':
      return { prefix: { [textField(field)]: { value: encodePrefix(words.prefix) } } }
    case 'phrase':
    case 'near':
      return words.withinSection === true ? inSections(words, field) : spanOf(words, textField(field), maxInField)
  }
}

/** The same documents, with the number of occurrences as score. */
export function countField(words: Words, field: string): JsonObject {
  if (words.kind !== 'prefix') return matchField(words, field)
  const counted = { value: encodePrefix(words.prefix), rewrite: `top_terms_${maxScoredTerms}` }
  return { bool: { filter: [matchField(words, field)], should: [{ prefix: { [textField(field)]: counted } }] } }
}

/** What one occurrence scores in `countField`: the engine adds up the terms of a phrase. */
export function scoreOfOne(words: Words): number {
  return words.kind === 'term' || words.kind === 'prefix' ? 1 : Math.max(1, new Set(words.terms).size)
}

/** Fields with sections are searched where a wide gap parts them, the others as they are. */
const inSections = (words: Extract<Words, { kind: 'phrase' | 'near' }>, field: string): JsonObject => {
  const whole = { bool: { must: [spanOf(words, textField(field), maxInField)], must_not: [{ term: { [stored.sectioned]: field } }] } }
  return anyOf([spanOf(words, sectionField(field), maxInSection), whole])
}

const spanOf = (words: Extract<Words, { kind: 'phrase' | 'near' }>, path: string, max: number): JsonObject => {
  if (words.kind === 'near') return unordered([...new Set(words.terms)], words.within, path, max)
  const { terms, positions = terms.map((_, i) => i), slop } = words
  if (terms.length === 0) return nothing
  const clauses = terms.flatMap((term, i) => {
    const gap = i === 0 ? 1 : (positions[i] as number) - (positions[i - 1] as number)
    return gap === 1 ? [spanTerm(path, term)] : [{ span_gap: { [path]: gap - 1 } }, spanTerm(path, term)]
  })
  if (terms.length === 1) return spanTerm(path, terms[0] as string)
  const phrase = { span_near: { clauses, slop: Math.min(slop, max), in_order: true } }
  return slop === 0 ? phrase : countingOnce(spanTerm(path, terms[0] as string), phrase)
}

/** The engine counts the positions between the terms. */
const unordered = (terms: readonly string[], within: number, path: string, max: number): JsonObject => {
  if (terms.length === 0) return nothing
  if (terms.length === 1) return spanTerm(path, terms[0] as string)
  const slop = Math.min(within, max) + 1 - terms.length
  const together = { span_near: { clauses: terms.map((term) => spanTerm(path, term)), slop, in_order: false } }
  return countingOnce(spanTerm(path, terms[0] as string), together)
}

/** The engine counts a wide occurrence for less than one. Its first term has no width. */
const countingOnce = (first: JsonObject, whole: JsonObject): JsonObject => ({ span_within: { little: first, big: whole } })

const spanTerm = (path: string, term: string): JsonObject => ({ span_term: { [path]: encodeTerm(term) } })

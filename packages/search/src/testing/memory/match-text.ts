import type { FieldWeights, TextQuery } from '../../ports/index.ts'
import type { Bm25fParameters } from '../../ranking/bm25f-parameters.ts'
import { Accumulator } from './accumulator.ts'
import { inverseDocumentFrequency, normalisedFrequency, saturate } from './bm25f.ts'
import type { NamespaceIndex } from './namespace-index.ts'
import { ordinalsIn } from './ordinals-in.ts'
import type { PostingCursor } from './posting-list.ts'
import { oneSection, sectionEndsIn } from './section-ends.ts'
import { visitNear } from './visit-near.ts'
import { visitPhrase } from './visit-phrase.ts'

/** Matching documents, ordinals rising, with the score of each. */
export interface Matches {
  readonly ordinals: Uint32Array
  readonly scores: Float64Array
}

interface Evaluation {
  readonly index: NamespaceIndex
  /** Documents that may match: live and let through by the filter. */
  readonly allowed: Uint8Array
  readonly parameters: Bm25fParameters
}

type Visit = (ordinal: number, frequency: number) => void
/** Visits each live document that has something in one field, once, with its frequency. */
type VisitField = (field: string, visit: Visit) => void

/** Evaluates a text query over every document the filter lets through. Statistics (idf, average length) are those of all live documents. */
export function matchText(index: NamespaceIndex, query: TextQuery, allowed: Uint8Array, parameters: Bm25fParameters): Matches {
  return evaluate({ index, allowed, parameters }, query)
}

const evaluate = (on: Evaluation, query: TextQuery): Matches => {
  switch (query.kind) {
    case 'term':
      return scoreFields(on, query.fields, (field, visit) => visitTerm(on.index, field, query.term, visit))
    case 'prefix':
      return scoreFields(on, query.fields, (field, visit) => visitPrefix(on.index, field, query.prefix, visit))
    case 'phrase':
    case 'near':
      return scoreOccurrences(on, query)
    case 'or':
      return union(
        on,
        query.clauses.map((clause) => evaluate(on, clause)),
        query.atLeast ?? 1,
      )
    case 'and':
      if (query.clauses.length === 0) return collect(on.allowed)
      return union(
        on,
        query.clauses.map((clause) => evaluate(on, clause)),
        query.clauses.length,
      )
    case 'not': {
      const mask = on.allowed.slice()
      for (const ordinal of evaluate(on, query.clause).ordinals) mask[ordinal] = 0
      return collect(mask)
    }
    case 'boost': {
      const inner = evaluate(on, query.clause)
      return { ordinals: inner.ordinals, scores: inner.scores.map((score) => score * query.factor) }
    }
    case 'prefer':
      return addBonuses(
        evaluate(on, query.match),
        query.bonus.map((clause) => evaluate(on, clause)),
        on,
      )
  }
}

const collect = (mask: Uint8Array): Matches => {
  const ordinals = ordinalsIn(mask)
  return { ordinals, scores: new Float64Array(ordinals.length) }
}

const union = (on: Evaluation, parts: readonly Matches[], atLeast: number): Matches =>
  Accumulator.lend(on.allowed.length, (accumulator) => {
    for (const { ordinals, scores } of parts)
      for (let i = 0; i < ordinals.length; i++) accumulator.add(ordinals[i] as number, scores[i] as number)
    const needed = Math.max(1, atLeast)
    const ordinals = accumulator.ordinals().filter((ordinal) => accumulator.count(ordinal) >= needed)
    return { ordinals, scores: Float64Array.from(ordinals, (ordinal) => accumulator.sum(ordinal)) }
  })

const addBonuses = (match: Matches, bonuses: readonly Matches[], on: Evaluation): Matches =>
  Accumulator.lend(on.allowed.length, (accumulator) => {
    for (const { ordinals, scores } of bonuses)
      for (let i = 0; i < ordinals.length; i++) accumulator.add(ordinals[i] as number, scores[i] as number)
    return { ordinals: match.ordinals, scores: match.scores.map((score, i) => score + accumulator.sum(match.ordinals[i] as number)) }
  })

/** BM25F of one thing, a term or a phrase, over several fields; its idf is computed from the documents that have it unless given. */
const scoreFields = (on: Evaluation, fields: FieldWeights, visitField: VisitField, fixedIdf?: number): Matches =>
  Accumulator.lend(on.allowed.length, (weights) => {
    for (const [field, weight] of Object.entries(fields)) {
      const text = on.index.fields.get(field)
      if (text === undefined) continue
      const b = on.parameters.b[field] ?? on.parameters.defaultB
      const average = on.index.averageLength(field)
      visitField(field, (ordinal, frequency) =>
        weights.add(ordinal, weight * normalisedFrequency(frequency, text.lengths.get(ordinal), average, b)),
      )
    }
    const found = weights.ordinals()
    const idf = fixedIdf ?? inverseDocumentFrequency(on.index.documents.liveCount, found.length)
    const ordinals = found.filter((ordinal) => on.allowed[ordinal] === 1)
    return { ordinals, scores: Float64Array.from(ordinals, (ordinal) => idf * saturate(weights.sum(ordinal), on.parameters.k1)) }
  })

export function visitTerm(index: NamespaceIndex, field: string, term: string, visit: Visit): void {
  const live = index.documents.liveMask()
  const cursor = index.fields.get(field)?.cursor(term)
  if (cursor !== undefined) while (cursor.next()) if (live[cursor.ordinal] === 1) visit(cursor.ordinal, cursor.frequency)
}

const visitPrefix = (index: NamespaceIndex, field: string, prefix: string, visit: Visit): void => {
  const totals = new Map<number, number>()
  for (const term of index.fields.get(field)?.termsStartingWith(prefix) ?? [])
    visitTerm(index, field, term, (ordinal, frequency) => totals.set(ordinal, (totals.get(ordinal) ?? 0) + frequency))
  for (const [ordinal, frequency] of totals) visit(ordinal, frequency)
}

const scoreOccurrences = (on: Evaluation, query: Extract<TextQuery, { kind: 'phrase' | 'near' }>): Matches => {
  const names = Object.keys(query.fields)
  const idf = [...new Set(query.terms)].reduce((sum, term) => {
    const found = countDocumentsWith(on.index, term, names)
    return sum + inverseDocumentFrequency(on.index.documents.liveCount, found)
  }, 0)
  const visitField: VisitField = (field, visit) => {
    const cursors = query.terms.map((term) => on.index.fields.get(field)?.cursor(term))
    if (cursors.includes(undefined)) return
    const endsIn = query.withinSection === true ? sectionEndsIn(on.index, field) : oneSection
    if (query.kind === 'near') visitNear(cursors as PostingCursor[], { within: query.within, endsIn }, on.allowed, visit)
    else {
      const needed = query.positions ?? query.terms.map((_, i) => i)
      visitPhrase(cursors as PostingCursor[], { needed, slop: query.slop, endsIn }, on.allowed, visit)
    }
  }
  return scoreFields(on, query.fields, visitField, idf)
}

export function countDocumentsWith(index: NamespaceIndex, term: string, fields: readonly string[]): number {
  return Accumulator.lend(index.documents.ids.length, (seen) => {
    for (const field of fields) visitTerm(index, field, term, (ordinal) => seen.add(ordinal, 1))
    return seen.ordinals().length
  })
}

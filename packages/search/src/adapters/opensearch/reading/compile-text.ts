import type { TextQuery } from '../../../ports/index.ts'
import type { Bm25fParameters } from '../../../ranking/bm25f-parameters.ts'
import { lengthField } from '../cluster/encode-names.ts'
import type { JsonObject } from '../cluster/engine-client.ts'
import { allOf, anyOf, nothing, notOf } from './compile-filter.ts'
import { countField, matchField, scoreOfOne, type Words } from './compile-words.ts'

/** What scores need to know of the whole index. */
export interface TextStatistics {
  /** Sum over the terms of the rarity of each. */
  readonly rarity: (words: Words) => number
  /** Average number of terms of a field, over the documents that have it. 0 when none has. */
  readonly averageLength: (field: string) => number
  readonly bm25f: Bm25fParameters
}

/** Parts of a query that match by words of their own, in any order. */
export function wordsOf(query: TextQuery): readonly Words[] {
  switch (query.kind) {
    case 'or':
    case 'and':
      return query.clauses.flatMap(wordsOf)
    case 'not':
      return []
    case 'boost':
      return query.factor === 0 ? [] : wordsOf(query.clause)
    case 'prefer':
      return [query.match, ...query.bonus].flatMap(wordsOf)
    default:
      return [query]
  }
}

/** Which documents match, without score. */
export function matchText(query: TextQuery): JsonObject {
  switch (query.kind) {
    case 'or':
      return anyOf(query.clauses.map(matchText), Math.max(1, query.atLeast ?? 1))
    case 'and':
      return allOf(query.clauses.map(matchText))
    case 'not':
      return notOf(matchText(query.clause))
    case 'boost':
      return matchText(query.clause)
    case 'prefer':
      return matchText(query.match)
    default:
      return anyOf(Object.keys(query.fields).map((field) => matchField(query, field)))
  }
}

/** The same documents with their score, by BM25F as the embedded engine computes it: see `TextQuery`. */
export function scoreText(query: TextQuery, statistics: TextStatistics, factor = 1): JsonObject {
  if (factor === 0) return allOf([matchText(query)])
  const score = (clause: TextQuery): JsonObject => scoreText(clause, statistics, factor)
  switch (query.kind) {
    case 'or':
      return anyOf(query.clauses.map(score), Math.max(1, query.atLeast ?? 1))
    case 'and':
      return query.clauses.length === 0 ? allOf([]) : { bool: { must: query.clauses.map(score) } }
    case 'not':
      return notOf(matchText(query.clause))
    case 'boost':
      return scoreText(query.clause, statistics, factor * query.factor)
    case 'prefer':
      return { bool: { must: [score(query.match)], should: query.bonus.map(score) } }
    default:
      return scoreWords(query, statistics, factor)
  }
}

/** Occurrences weighed by field and length, and then saturated. */
const weigh = 'double w = _score * params.w / (params.a + params.c * doc[params.l].value);'
const weighField = `${weigh} return w;`
const saturate = 'return params.i * _score / (params.k + _score);'
const weighAndSaturate = `${weigh} return params.i * w / (params.k + w);`

const scoreWords = (words: Words, statistics: TextStatistics, factor: number): JsonObject => {
  const { k1 } = statistics.bm25f
  const fields = Object.entries(words.fields)
  const saturation = { i: factor * statistics.rarity(words) * (k1 + 1), k: k1 }
  const weights = fields.map(([field, weight]) => ({ field, params: weightOf(field, weight / scoreOfOne(words), statistics) }))
  const [only] = weights
  if (only === undefined) return nothing
  if (weights.length === 1) return scripted(countField(words, only.field), weighAndSaturate, { ...only.params, ...saturation })
  const weighed = weights.map(({ field, params }) => scripted(countField(words, field), weighField, params))
  return scripted(anyOf(weighed), saturate, saturation)
}

const weightOf = (field: string, w: number, { averageLength, bm25f }: TextStatistics): JsonObject => {
  const b = bm25f.b[field] ?? bm25f.defaultB
  const average = averageLength(field)
  return { w, a: 1 - b, c: average === 0 ? 0 : b / average, l: lengthField(field) }
}

const scripted = (query: JsonObject, source: string, params: JsonObject): JsonObject => ({
  script_score: { query, script: { source, params } },
})

/** Documents that match and reach a score. */
export function reachingScore(query: JsonObject, minScore: number): JsonObject {
  return { script_score: { query, script: { source: 'return _score;' }, min_score: singleAtLeast(minScore) } }
}

/** The least number of single precision that reaches a positive one: the engine rounds to the nearest, and what is tiny to 0. */
export function singleAtLeast(value: number): number {
  const single = Float32Array.of(value)
  if ((single[0] as number) < value) new Int32Array(single.buffer)[0] = (new Int32Array(single.buffer)[0] as number) + 1
  return single[0] as number
}

import type { Namespace, TextQuery } from '../../../ports/index.ts'
import type { Bm25fParameters } from '../../../ranking/bm25f-parameters.ts'
import type { ClusterSearch } from '../cluster/cluster-search.ts'
import { lengthField } from '../cluster/encode-names.ts'
import type { JsonObject } from '../cluster/engine-client.ts'
import { anyOf, everything } from './compile-filter.ts'
import { type TextStatistics, wordsOf } from './compile-text.ts'
import { matchField, type Words } from './compile-words.ts'

interface NamespaceStatistics {
  documents: number | null
  readonly averages: Map<string, number>
  /** By term or prefix and fields. */
  readonly frequencies: Map<string, number>
}

type Single = Extract<Words, { kind: 'term' | 'prefix' }>

/** Counts of the whole index, asked once for each state of it. Every shard then scores with the same numbers. */
export class IndexStatistics {
  readonly #search: ClusterSearch
  readonly #bm25f: Readonly<Record<Namespace, Bm25fParameters>>
  #known = new Map<Namespace, NamespaceStatistics>()
  /** Stands for the present state. */
  state: object = {}

  constructor(search: ClusterSearch, bm25f: Readonly<Record<Namespace, Bm25fParameters>>) {
    this.#search = search
    this.#bm25f = bm25f
  }

  /** The index has changed. */
  forget(): void {
    this.#known = new Map()
    this.state = {}
  }

  async frequencies(namespace: Namespace, terms: readonly string[], fields: readonly string[]): Promise<number[]> {
    const singles = terms.map((term) => singleOf(term, fields))
    const known = await this.#count(namespace, singles, [])
    return singles.map((single) => known.frequencies.get(keyOf(single)) ?? 0)
  }

  /** Those of the fields that some document has. */
  async presentFields(namespace: Namespace, fields: readonly string[]): Promise<string[]> {
    const { averages } = await this.#count(namespace, [], fields)
    return fields.filter((field) => (averages.get(field) ?? 0) > 0)
  }

  /** What the scores of a text need. */
  async of(namespace: Namespace, text: TextQuery): Promise<TextStatistics> {
    const words = wordsOf(text)
    const fields = [...new Set(words.flatMap((each) => Object.keys(each.fields)))]
    const known = await this.#count(namespace, words.flatMap(singlesOf), fields)
    const rarityOf = (single: Single): number => {
      const frequency = known.frequencies.get(keyOf(single)) ?? 0
      return Math.log(1 + ((known.documents ?? 0) - frequency + 0.5) / (frequency + 0.5))
    }
    return {
      rarity: (each) => singlesOf(each).reduce((sum, single) => sum + rarityOf(single), 0),
      averageLength: (field) => known.averages.get(field) ?? 0,
      bm25f: this.#bm25f[namespace],
    }
  }

  async #count(namespace: Namespace, singles: readonly Single[], fields: readonly string[]): Promise<NamespaceStatistics> {
    const known = this.#known.get(namespace) ?? { documents: null, averages: new Map(), frequencies: new Map() }
    this.#known.set(namespace, known)
    const missing = [...new Map(singles.map((single) => [keyOf(single), single]))].filter(([key]) => !known.frequencies.has(key))
    const unmeasured = fields.filter((field) => !known.averages.has(field))
    const bodies = [
      ...(known.documents === null || unmeasured.length > 0 ? [measure(unmeasured)] : []),
      ...missing.map(([, { fields: weights, ...words }]) =>
        counting(anyOf(Object.keys(weights).map((field) => matchField({ ...words, fields: weights }, field)))),
      ),
    ]
    if (bodies.length === 0) return known
    const answers = await this.#search.searchAll(namespace, bodies)
    if (answers.length > missing.length) {
      known.documents = answers[0]?.hits.total.value ?? 0
      unmeasured.forEach((field, i) => void known.averages.set(field, answers[0]?.aggregations?.[`f${i}`]?.value ?? 0))
    }
    const counted = answers.slice(-missing.length)
    missing.forEach(([key], i) => void known.frequencies.set(key, counted[i]?.hits.total.value ?? 0))
    return known
  }
}

/** Only the number of hits. */
export function counting(query: JsonObject): JsonObject {
  return { query, size: 0, track_total_hits: true }
}

const measure = (fields: readonly string[]): JsonObject => ({
  ...counting(everything),
  aggs: Object.fromEntries(fields.map((field, i) => [`f${i}`, { avg: { field: lengthField(field) } }])),
})

const singleOf = (term: string, fields: readonly string[]): Single => ({
  kind: 'term',
  term,
  fields: Object.fromEntries(fields.map((field) => [field, 1])),
})

const singlesOf = (words: Words): Single[] => {
  if (words.kind === 'term' || words.kind === 'prefix') return [words]
  return [...new Set(words.terms)].map((term) => singleOf(term, Object.keys(words.fields)))
}

const keyOf = (single: Single): string =>
  JSON.stringify([single.kind, single.kind === 'term' ? single.term : single.prefix, Object.keys(single.fields).sort()])

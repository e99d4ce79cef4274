import type { IndexDocument, TokenStream } from '../../../ports/index.ts'
import { encodeName } from '../../encode-name.ts'
import { encodeTerm, filler, separator, stored } from '../cluster/encode-names.ts'
import type { Json, JsonObject } from '../cluster/engine-client.ts'

/** Above this number of sections the rest counts as one: positions are 32-bit integers. */
const maxSections = 10_000

/** A document as the cluster stores it. `groupings`: facets by which documents can be collapsed. */
export function encodeDocument(document: IndexDocument, groupings: readonly string[]): JsonObject {
  const { id, group, fields, facets, sortKeys, vector } = document
  const streams = Object.entries(fields).filter(([, { terms }]) => terms.length > 0)
  const sectioned = streams.filter(([, { sections }]) => (sections?.length ?? 0) > 0)
  const keys = Object.entries(sortKeys)
  const hasDirection = vector?.some((value) => value !== 0) === true
  return {
    [stored.id]: id,
    [stored.group]: group,
    text: byName(streams, (stream) => wordsOf(stream).join(' ')),
    parts: byName(sectioned, (stream) => partsOf(stream)),
    [stored.sectioned]: sectioned.map(([name]) => name),
    len: byName(streams, ({ terms }) => terms.length),
    facets: byName(Object.entries(facets), (values) => [...values]),
    first: byName(
      groupings.map((name) => [name, facets[name]?.[0]] as const),
      (value) => groupName(id, value),
    ),
    lead: byName(
      groupings.map((name) => [name, facets[name]?.[0] ?? null] as const),
      (value) => value,
    ),
    num: byName(keys, (value) => (typeof value === 'number' ? value : null)),
    str: byName(keys, (value) => (typeof value === 'string' ? value : null)),
    ...(vector === null || !hasDirection ? {} : { [stored.vector]: normalised(vector) }),
  }
}

/** A document without a value is a group of its own. */
export function groupName(id: string, value: string | undefined): string {
  return value === undefined ? `-${id}` : `=${value}`
}

const byName = <Value>(entries: readonly (readonly [string, Value])[], encode: (value: Value) => Json): JsonObject =>
  Object.fromEntries(entries.map(([name, value]) => [encodeName(name), encode(value)]))

/** Components in 32 bits, however many digits the double has. */
const normalised = (vector: Float32Array): number[] => {
  const largest = vector.reduce((max, value) => Math.max(max, Math.abs(value)), 0)
  const length = Math.hypot(...vector.map((value) => value / largest))
  return Array.from(vector, (value) => Number((value / largest / length).toPrecision(8)))
}

/** One word for each position, with the terms that share it. */
const wordsOf = ({ terms, positions }: TokenStream): string[] => {
  const words: string[] = []
  terms.forEach((term, i) => {
    const position = positions[i] as number
    while (words.length <= position) words.push(filler)
    words[position] = words[position] === filler ? encodeTerm(term) : `${words[position]}${separator}${encodeTerm(term)}`
  })
  return words
}

const partsOf = (stream: TokenStream): string[] => {
  const words = wordsOf(stream)
  const beginnings = [...new Set([0, ...(stream.sections ?? [])])].filter((at) => at < words.length).slice(0, maxSections)
  return beginnings.map((from, i) => words.slice(from, beginnings[i + 1] ?? words.length).join(' '))
}

import { crc32 } from 'node:zlib'
import type { Bm25fParameters } from './bm25f.ts'

export interface NamespaceOptions extends Bm25fParameters {
  /**
   * By field, words so frequent that many documents have hundreds of each (articles, prepositions). Where two of them stand side by side is kept as
   * well, which makes phrases with such words fast. An index made with others is refused.
   */
  readonly frequentWords?: Readonly<Record<string, readonly string[]>>
}

/** Names what made an index: the owner's schema, and the frequent words that are part of it. */
export function fullSchema(schema: string, namespaces: Readonly<Record<string, NamespaceOptions>>): string {
  const words = Object.entries(namespaces)
    .filter(([, { frequentWords }]) => frequentWords !== undefined)
    .map(([namespace, { frequentWords }]) => [namespace, frequentWords])
  return words.length === 0 ? schema : `${schema}+${crc32(JSON.stringify(words)).toString(16)}`
}

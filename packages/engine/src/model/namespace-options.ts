import { crc32 } from 'node:zlib'
import type { Bm25fParameters } from './bm25f.ts'

export interface NamespaceOptions extends Bm25fParameters {
  /**
   * By field, words that occur hundreds of times in many documents (articles, prepositions). Adjacent pairs of them are indexed too,
   * which makes phrases with such words fast. An index built with other words is refused.
   */
  readonly frequentWords?: Readonly<Record<string, readonly string[]>>
}

/** Identifies what built an index: the owner's schema plus the frequent words. */
export function fullSchema(schema: string, namespaces: Readonly<Record<string, NamespaceOptions>>): string {
  const words = Object.entries(namespaces)
    .filter(([, { frequentWords }]) => frequentWords !== undefined)
    .map(([namespace, { frequentWords }]) => [namespace, frequentWords])
  return words.length === 0 ? schema : `${schema}+${crc32(JSON.stringify(words)).toString(16)}`
}

/** The owner's schema within a full one. */
export function ownerSchema(full: string): string {
  return full.replace(/\+[0-9a-f]{1,8}$/u, '')
}

import { createHash } from 'node:crypto'
import type { Ruling } from '@basejuris/domain'

/** SHA-256 of the whole ruling, independent of the order of keys. */
export function contentHash(ruling: Ruling): string {
  return hashOf(ruling)
}

/** SHA-256 of the sections with their anchors. A different hash means that anchors may have moved. */
export function textHash({ sections }: Pick<Ruling, 'sections'>): string {
  return hashOf(sections)
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value, sortKeys)).digest('base64url')

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

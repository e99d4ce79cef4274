import { foldAccents } from '@basejuris/domain'

/** Values that sources write for «nothing». Compared without accents, in lower case, trimmed. */
const absentWords = new Set([
  '',
  '-',
  '--',
  '0-0',
  'null',
  's/i',
  'n/a',
  'sin informacion',
  'sin relator',
  'sin datos',
  'sin dato',
  'no informado',
  'ministro no identificado',
  'juez no identificado',
  'anonimizado',
])

/** The trimmed text with single spaces; null when it is empty or stands for nothing. */
export function presentText(value: unknown): string | null {
  if (typeof value === 'number' || typeof value === 'bigint') return presentText(String(value))
  if (typeof value !== 'string') return null
  const text = value.replace(/\\t|\s+/gu, ' ').trim()
  return absentWords.has(foldAccents(text)) ? null : text
}

/**
 * Reads fields of a record whose key case and value types vary from file to file. Keys are compared in lower case; a list and a single
 * value are equivalent.
 */
export class FieldReader {
  readonly #values = new Map<string, unknown>()

  constructor(record: Readonly<Record<string, unknown>>) {
    for (const [key, value] of Object.entries(record)) {
      const name = key.toLowerCase()
      const known = this.#values.get(name)
      if (known === undefined || known === null || known === '') this.#values.set(name, value)
    }
  }

  has(key: string): boolean {
    return this.#values.has(key.toLowerCase())
  }

  /** The unchanged value. */
  raw(key: string): unknown {
    return this.#values.get(key.toLowerCase())
  }

  /** Value of the first key that is not empty; of a list, its first item that is not empty. */
  text(...keys: string[]): string | null {
    for (const key of keys) {
      const found = this.list(key)[0]
      if (found !== undefined) return found
    }
    return null
  }

  /** Items that are not empty, in order. */
  list(key: string): string[] {
    return this.slots(key).filter((item) => item !== null)
  }

  /** Every item, null where it is empty: for lists that run parallel to others. */
  slots(key: string): (string | null)[] {
    const value = this.raw(key)
    if (value === undefined || value === null) return []
    return (Array.isArray(value) ? value : [value]).map(presentText)
  }

  number(key: string): number | null {
    const value = this.raw(key)
    const first = Array.isArray(value) ? value[0] : value
    const parsed = typeof first === 'string' ? Number(first.trim() || Number.NaN) : first
    return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : null
  }

  /** The whole string, unchanged: for long texts. */
  body(key: string): string {
    const value = this.raw(key)
    if (Array.isArray(value)) return value.filter((item) => typeof item === 'string').join('\n')
    return typeof value === 'string' ? value : ''
  }
}

import { type DemoNorm, demoNorms } from '../norms.ts'
import type { Rng } from '../random/rng.ts'
import type { DemoNormReference } from '../record.ts'

const getNorm = (code: string): DemoNorm => {
  const norm = demoNorms[code]
  if (norm === undefined) throw new Error(`norm ${code} is not in norms.ts`)
  return norm
}

const articlePattern = /\d+(?:-[A-Z](?![a-z]))?(?: (?:bis|ter|quáter|quinquies|transitorio)\b)?/

/** `CPR:19 N° 24` → code `CPR`, article `19`. */
export function parseReference(reference: string): { code: string; article: string | null } {
  const colon = reference.indexOf(':')
  if (colon < 0) return { code: reference, article: null }
  return { code: reference.slice(0, colon), article: articlePattern.exec(reference.slice(colon + 1))?.[0] ?? null }
}

const references = new Map<string, DemoNormReference>()

export function normReference(key: string): DemoNormReference {
  const cached = references.get(key)
  if (cached !== undefined) return cached
  const { code, article } = parseReference(key)
  const norm = getNorm(code)
  const reference = { clave: article === null ? code : `${code}:${article}`, norma: norm.name, articulo: article, idNorma: norm.idNorma }
  references.set(key, reference)
  return reference
}

export interface NormWords {
  readonly text: string
  readonly keys: readonly string[]
}

/** A norm in words: `CT:161` → «artículo 161 del Código del Trabajo»; `plural:CT:162 y 163` → «artículos 162 y 163 del …»; `CT` → its name. */
export function normInWords(reference: string, rng: Rng): NormWords {
  const plural = reference.startsWith('plural:')
  const source = plural ? reference.slice(7) : reference
  const colon = source.indexOf(':')
  const norm = getNorm(colon < 0 ? source : source.slice(0, colon))
  if (colon < 0) return { text: norm.name, keys: [source] }
  const code = source.slice(0, colon)
  const numbers = source.slice(colon + 1)
  const of = rng.chance(0.6) ? norm.of[0] : rng.pick(norm.of)
  if (!plural) return { text: `${rng.chance(0.86) ? 'artículo' : 'art.'} ${numbers} ${of}`, keys: [normReference(source).clave] }
  const found = numbers.match(new RegExp(articlePattern, 'g')) ?? []
  return { text: `artículos ${numbers} ${of}`, keys: found.map((article) => `${code}:${article}`) }
}

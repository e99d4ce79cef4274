/** Registers of the courts of appeal, with the spellings that sources use. Each book numbers its cases separately. */
const books: readonly (readonly [name: string, pattern: string])[] = [
  ['Contencioso Administrativo', String.raw`contencioso[\s-]*administrativo`],
  ['Laboral - Cobranza', String.raw`laboral\s*-?\s*cobranza`],
  ['Tributario y Aduanero', String.raw`tributario\s+y\s+aduanero`],
  ['Policía Local', String.raw`polic[ií]a\s+local`],
  ['Protección', 'protecci?[oó]?n'],
  ['Amparo', 'amparo'],
  ['Civil', 'civil'],
  ['Penal', 'penal'],
  ['Crimen', 'crimen'],
  ['Familia', 'familia'],
  ['Laboral', 'laboral'],
  ['Cobranza', 'cobranza'],
  ['Tributario', 'tributario'],
  ['Pleno', 'pleno'],
  ['Exhorto', 'exhorto'],
]

export const bookPattern = books.map(([, pattern]) => pattern).join('|')
const compiled = books.map(([name, pattern]) => [name, new RegExp(`^${pattern}$`, 'iu')] as const)

/**
 * Standard name of a book from the spelling of a source («PROTECCIN» → «Protección»). Unknown books keep their spelling; blank gives
 * null.
 */
export function parseBook(written: string): string | null {
  const trimmed = written.trim().replace(/\s+/gu, ' ')
  if (trimmed === '') return null
  return compiled.find(([, pattern]) => pattern.test(trimmed))?.[0] ?? trimmed.charAt(0).toUpperCase() + trimmed.slice(1).toLowerCase()
}

/** Whether two names may be of one book: «Laboral» is short for «Laboral - Cobranza». An unknown book may be any. */
export function mayBeOneBook(a: string | null, b: string | null): boolean {
  if (a === null || b === null || a === b) return true
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a]
  return longer.startsWith(`${shorter} `)
}

import { monthNames } from '@basejuris/domain/spanish-cardinals'
import { foldText } from '@basejuris/legal-text'
import { hashWords } from './hash-words.ts'
import type { MaskedSpan } from './masked-spans.ts'

export const protectedKinds = ['rol', 'fecha', 'monto', 'norma', 'ministro', 'palabra común', 'visto a mano'] as const
export type ProtectedKind = (typeof protectedKinds)[number]

export interface OverMasking {
  /** Words of the text before masking. */
  readonly words: number
  readonly masked: number
  /** Words masked by mistake, by kind. */
  readonly wrong: Readonly<Record<ProtectedKind, number>>
}

const month = `(?:${monthNames.join('|')})`
const protectedPatterns: readonly (readonly [ProtectedKind, RegExp])[] = [
  ['rol', /\b(?:rol|rit|ruc)\b|\b[A-Z]-\d{1,5}-(?:19|20)\d{2}\b|^\d{1,6}-(?:19|20)\d{2}$/iu],
  [
    'fecha',
    new RegExp(String.raw`\b\d{1,2}(?:\s+de)?\s+${month}\b|\b\d{1,2}[/-]\d{1,2}[/-](?:19|20)\d{2}\b|\b${month} de (?:19|20)\d{2}`, 'iu'),
  ],
  ['monto', /\$ ?\d|\b(?:UTM|UF|UTA)\b/u],
  ['norma', /\b(?:ley|d\.?f\.?l|decreto|art[íi]culos?|c[óo]digo|constituci[óo]n)\b/iu],
]

/** Words that join the parts of a name or an address. */
const joints = new Set(
  'de del la las los el y e o u da do dos van von di don doña n no nro a al en con s su sr sra srta mr c f g i h j m p r t comuna ciudad casa depto departamento calle pasaje'.split(
    ' ',
  ),
)

const wordsOf = (text: string): string[] => text.match(/[\p{L}\d]+/gu) ?? []

const isLowerCase = (word: string): boolean => /^\p{Ll}{3,}$/u.test(word) && !joints.has(foldText(word))

/** Marks that may rightly hide a date or a number of the kinds above. */
const mayHoldNumbers: ReadonlySet<string> = new Set(['[domicilio]', '[correo]', '[fecha de nacimiento]', '[nacimiento: menor]'])

interface Known {
  readonly officials: ReadonlySet<string>
  readonly seen: ReadonlySet<string>
}

const wrongKind = ({ mark, hidden }: MaskedSpan, { officials, seen }: Known): { kind: ProtectedKind; words: number } | null => {
  const words = wordsOf(hidden)
  if (seen.has(hashWords(hidden))) return { kind: 'visto a mano', words: words.length }
  const protectedKind = protectedPatterns.find(([, pattern]) => pattern.test(hidden))
  if (protectedKind !== undefined && !mayHoldNumbers.has(mark)) return { kind: protectedKind[0], words: words.length }
  if (!mark.startsWith('[persona')) return null
  if (officials.has(nameKey(hidden))) return { kind: 'ministro', words: words.length }
  const common = words.filter(isLowerCase).length
  return common === 0 ? null : { kind: 'palabra común', words: common }
}

/** A name regardless of order, accents and case. */
export function nameKey(name: string): string {
  return wordsOf(foldText(name)).sort().join(' ')
}

/**
 * Finds words that were masked by mistake: dockets, dates, amounts, norms, names of judges, and ordinary words. `seen` lists hashes
 * (`hashWords`) of mistakes that a person found.
 */
export function overMasking(
  text: string,
  spans: readonly MaskedSpan[],
  officials: readonly string[],
  seen: readonly string[] = [],
): OverMasking {
  const wrong: Record<ProtectedKind, number> = { rol: 0, fecha: 0, monto: 0, norma: 0, ministro: 0, 'palabra común': 0, 'visto a mano': 0 }
  const known = { officials: new Set(officials.map(nameKey)), seen: new Set(seen) }
  for (const span of spans) {
    const found = wrongKind(span, known)
    if (found !== null) wrong[found.kind] += found.words
  }
  return { words: wordsOf(text).length, masked: spans.reduce((sum, { hidden }) => sum + wordsOf(hidden).length, 0), wrong }
}

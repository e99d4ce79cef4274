import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldAccents } from '@basejuris/domain'

const realFiles = process.env['REAL_FILES'] ?? join(import.meta.dirname, '../../../shared')
/** A small part of a private set of real rulings, in the judiciary's format. */
export const realBatch = join(realFiles, 'corpus/raw/pjud_juris/Corte_Suprema/batch_000001.json')
export const realFilesPresent = existsSync(realBatch)

export interface RealRecord {
  readonly id: string
  /** «12345-2020». */
  readonly rol: string
  readonly caption: string
  /** Paragraphs with single spaces. */
  readonly lines: readonly string[]
  /** «CODIGO PROCESAL PENAL», «373». */
  readonly articles: readonly { readonly norm: string; readonly article: string }[]
}

type Fields = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : [])

const recordOf = (fields: Fields): RealRecord => ({
  id: textOf(fields['id']),
  rol: textOf(fields['rol_era_sup_s']),
  caption: textOf(fields['caratulado_s']).replace(/\s+/gu, ' ').trim(),
  lines: (textOf(fields['texto_setencia']) || textOf(fields['texto_sentencia']))
    .split(/<br\/?>|\n/u)
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== ''),
  articles: listOf(fields['norma_articulo_ss']).flatMap((written) => {
    const [norm = '', part = ''] = written.split(/\\t|\t/u)
    const article = /^ART\. (\d+)\s*$/u.exec(part)?.[1]
    return article === undefined ? [] : [{ norm: norm.trim(), article }]
  }),
})

export function readRealRecords(): readonly RealRecord[] {
  return (JSON.parse(readFileSync(realBatch, 'utf8')) as { readonly sentencias: readonly Fields[] }).sentencias.map(recordOf)
}

/** The first that passes `keep` and has a unique key. */
export function onlyOne<T>(all: readonly T[], keyOf: (one: T) => string, keep: (one: T) => boolean): T {
  const counts = new Map<string, number>()
  for (const each of all) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1)
  const found = all.find((each) => counts.get(keyOf(each)) === 1 && keep(each))
  if (found === undefined) throw new Error('no record of the real files will do')
  return found
}

const ordinals = ['primero', 'segundo', 'tercero', 'cuarto', 'quinto', 'sexto', 'septimo', 'octavo', 'noveno', 'decimo']
const phraseWords = 9

/** A run of words that occurs in one numbered considerando only and that masking leaves unchanged. */
export function findPhrase(records: readonly RealRecord[]): {
  readonly record: RealRecord
  readonly number: number
  readonly phrase: string
} {
  const everything = records.flatMap(({ lines }) => lines).join('\n')
  for (const record of records)
    for (const line of record.lines) {
      const number = ordinals.indexOf(foldAccents(/^(\p{L}+)\s?[:.°º)-]/u.exec(line)?.[1] ?? '')) + 1
      const heads = record.lines.filter((other) => foldAccents(other).startsWith(`${ordinals[number - 1]}`)).length
      const phrase = /(?:^|[\s,])((?:\p{Ll}+ ){8}\p{Ll}+)(?=[\s,.;])/u.exec(line.slice(40))?.[1] ?? ''
      const once = phrase !== '' && everything.split(phrase).length === 2
      if (number > 1 && heads === 1 && once && phrase.split(' ').length === phraseWords) return { record, number, phrase }
    }
  throw new Error('no phrase of the real files will do')
}

/** A query made of the ruling's rarest words, in text order. */
export function rarestWords(records: readonly RealRecord[], record: RealRecord): string {
  const wordsOf = ({ lines }: RealRecord): Set<string> => new Set(lines.join(' ').match(/(?<![\p{L}\d])\p{Ll}{6,}(?!\p{L})/gu) ?? [])
  const counts = new Map<string, number>()
  for (const each of records) for (const word of wordsOf(each)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const known = [...wordsOf(record)].filter((word) => (counts.get(word) ?? 0) > 1)
  const rare = new Set([...known].sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0)).slice(0, 9))
  return known.filter((word) => rare.has(word)).join(' ')
}

import { ordinalInWords, ordinalValue } from '@basejuris/domain/spanish-ordinals'
import type { Rng } from '../random/rng.ts'

const minParagraphWords = 14
/** Heads, numbers of the case and names of the court stand in the first lines and in the last. */
const skippedLines = 4

/** «Primero.- Que, », «12° Que ». */
const paragraphNumber = /^(?:\p{L}+(?: \p{L}+)?|\d{1,3})\s?(?:[.°º):-]\s?)+(?:Que,?\s)?/u

const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '')

/** Letters and figures alone, to tell whether words stand in a text. */
export function foldWords(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const minWords = 8
const maxWords = 90
const endsClause = (word: string | undefined): boolean => /[.,;:]$/u.test(word ?? '')

/** Words of a ruling as a lawyer copies them: clauses of one paragraph, without its number. Null where it has no long paragraph. */
export function chooseQuotation(text: string, rng: Rng): string | null {
  const paragraphs = text
    .split('\n')
    .slice(skippedLines, -2)
    .map((line) => wordsOf(line.replace(paragraphNumber, '')))
    .filter((words) => words.length >= minParagraphWords)
  if (paragraphs.length === 0) return null
  const words = rng.pick(paragraphs)
  const soughtLength = rng.weighted([
    [rng.between(minWords, 14), 3],
    [rng.between(15, 35), 5],
    [rng.between(36, maxWords), 2],
  ])
  const from = rng.pick(words.flatMap((_, at) => (at === 0 || (at <= words.length - minWords && endsClause(words[at - 1])) ? [at] : [])))
  const to = nearestEnd(words, from, soughtLength)
  const chosen = words
    .slice(from, to)
    .join(' ')
    .replace(/[,;:.]+$/u, '')
  return /[«»"“”]/u.test(chosen) || to - from < minWords || to - from > maxWords ? null : chosen
}

/** Behind the clause that ends nearest to the length sought. */
function nearestEnd(words: readonly string[], from: number, soughtLength: number): number {
  const ends = words.flatMap((word, at) => (at - from >= minWords - 1 && (endsClause(word) || at === words.length - 1) ? [at + 1] : []))
  return ends.toSorted((one, other) => Math.abs(one - from - soughtLength) - Math.abs(other - from - soughtLength))[0] ?? from
}

const recitalHead = /^(\p{L}+(?: \p{L}+)?|\d{1,2})\s?(?:[.°º):-]\s?)+Que\b/u

/** Slots of the considerando whose numbered paragraph holds the words; null where they stand in none. */
export function recitalSlots(text: string, quotation: string): Readonly<Record<string, string>> | null {
  const line = text.split('\n').find((each) => wordsOf(each).join(' ').includes(quotation))
  const [, head = ''] = recitalHead.exec(line ?? '') ?? []
  const number = Number(head) || ordinalValue(foldWords(head))
  return number === 0 ? null : { considerando: ordinalInWords(number), nc: `${number}°` }
}

/** Templates whose slots have values: those of a considerando need one. */
export function quotingTemplates(templates: readonly string[], recital: Readonly<Record<string, string>> | null): readonly string[] {
  return recital === null ? templates.filter((template) => !/\{(?:considerando|nc)\}/u.test(template)) : templates
}

/** Leaves out words in the middle and says so with a mark. */
export function omitWords(quotation: string, mark: string, rng: Rng): string {
  const words = wordsOf(quotation)
  if (words.length < 26) return quotation
  const from = rng.between(10, words.length - 14)
  return [...words.slice(0, from), mark, ...words.slice(from + rng.between(1, 4))].join(' ')
}

const otherWords =
  'empleador trabajador contrato plazo obligación daño perjuicio tribunal demandante demandada derecho prueba causa notificación resolución pago deudor acreedor dolo culpa recurso sentencia exigible improcedente absoluto parcial previo posterior'.split(
    ' ',
  )
const insertions = [
  'en todo caso',
  'sin excepción alguna',
  'salvo prueba en contrario',
  'aun de oficio',
  'únicamente',
  'necesariamente',
  'bajo ningún respecto',
]

/** Other words than those of the source: a word replaced, words put in or left out, a sense turned round. `how` says which. */
export function misquote(quotation: string, rng: Rng): { readonly text: string; readonly how: string } {
  const words = wordsOf(quotation)
  const plain = words.flatMap((word, at) => (/^\p{Ll}{6,}$/u.test(word) && at > 1 && at < words.length - 2 ? [at] : []))
  const how = rng.weighted([
    ['replaced', 3],
    ['inserted', 2],
    ['omitted', 2],
    ['negated', 2],
  ] as const)
  const at = plain.length === 0 ? Math.floor(words.length / 2) : rng.pick(plain)
  const changed = [...words]
  if (how === 'replaced') changed[at] = rng.pick(otherWords.filter((word) => word !== words[at]))
  if (how === 'inserted') changed.splice(at, 0, rng.pick(insertions))
  if (how === 'omitted') changed.splice(at, Math.min(rng.between(2, 4), words.length - at - 2))
  if (how === 'negated') {
    const no = words.findIndex((word, index) => index > 0 && word === 'no')
    if (no >= 0) changed.splice(no, 1)
    else changed.splice(at, 0, 'no')
  }
  return { text: changed.join(' '), how }
}

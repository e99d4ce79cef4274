import type { Paragraph } from '@basejuris/domain'
import type { FoldedOf, ReadSection } from './voice.ts'

/** «…, solicitando que se declare:», «pide que se condene a pagar:»: what follows in numbered paragraphs is asked for. */
const announcesPetition =
  /(?<!\p{L})(?:solicit(?:a|ó|an|ando|aron)|pid(?:e|ió|en|iendo|ieron)|peticiona(?:ndo)?)(?!\p{L})[^.;]{0,120}(?<!\p{L})(?:declar|conden|orden|pag|acoj|acog|dispong|resuelv)\p{L}*[^.;]{0,80}:\s*$/iu
/** A paragraph with a number, letter or dash. */
export const listItem = /^\s*(?:\d{1,3}\s?[.)°º-]|[a-z]\)|[-–—•*.]\s?\S)/iu
const numbered = /^\s*(?:(?<number>\d{1,2})|(?<letter>[a-zñ]))\s?[.)°º-]/iu

/** Paragraphs that continue a list of what somebody asks for, each with the number or letter after the one before. */
export function petitionItems(paragraphs: readonly Paragraph[]): ReadonlySet<Paragraph> {
  const items = new Set<Paragraph>()
  let expected: number | null = null
  for (const [at, paragraph] of paragraphs.entries()) {
    const announced = announcesPetition.test(paragraphs[at - 1]?.text ?? '')
    const { number, letter } = numbered.exec(paragraph.text)?.groups ?? {}
    const place = number === undefined ? (letter?.toLowerCase().codePointAt(0) ?? null) : Number(number)
    const isNext: boolean = place !== null && (announced ? number === '1' || letter?.toLowerCase() === 'a' : place === expected)
    if (isNext) items.add(paragraph)
    expected = isNext && place !== null ? place + 1 : null
  }
  return items
}

const announcesPoints =
  /\b(?:puntos? (?:de|a) pr(?:ueba|obar)|hechos? (?:sustanciales|a probar|controvertidos|pertinentes)|recibi\p{L}* (?:la causa|el incidente) a prueba|interlocutoria de prueba|resolucion que recibe la causa)\b/u
const pointItem = /^\s*(?:\d{1,2}|[a-z])\s?[.)°º-]+[-°º]?\s*/u
const maxPoint = 500

/** Numbered paragraphs that say what is to be proved, from one that begins «Efectividad de» or from where they are announced. */
export function pointsOfProof(paragraphs: readonly Paragraph[], foldedOf: FoldedOf): ReadonlySet<Paragraph> {
  const points = new Set<Paragraph>()
  let isList = false
  for (const [at, paragraph] of paragraphs.entries()) {
    const text = foldedOf(paragraph)
    const item = pointItem.exec(text)?.[0]
    const lead = foldedOf(paragraphs[at - 1] ?? { anchor: '', text: '' })
    isList =
      item !== undefined &&
      text.length <= maxPoint &&
      (isList || (lead.length <= maxPoint * 2 && announcesPoints.test(lead)) || /^efectividad\b/u.test(text.slice(item.length)))
    if (isList) points.add(paragraph)
  }
  return points
}

const numberWords = ['UNO', 'DOS', 'TRES', 'CUATRO', 'CINCO', 'SEIS', 'SIETE', 'OCHO', 'NUEVE', 'DIEZ', 'ONCE', 'DOCE']
const partHead = new RegExp(`^\\s*(?<number>\\d{1,2}|${numberWords.join('|')})\\s?(?<sign>[.:)°º][-.]{0,2}|-)\\s`, 'u')

/** The number of a part and how it is written. */
const partNumber = (text: string): { readonly number: number; readonly form: string } | null => {
  const { number, sign = '' } = partHead.exec(text)?.groups ?? {}
  if (number === undefined) return null
  const word = numberWords.indexOf(number)
  return word < 0 ? { number: Number(number), form: sign } : { number: word + 1, form: 'word' }
}

/** A heading such as «VISTOS:» may precede the first number. */
const maxLine = 60

/**
 * The parts of a section outside the considerandos that numbers its paragraphs from the first: each begins anew, whoever spoke before. One
 * part where the numbers do not go up one by one, as those of a list within an account.
 */
export function numberedParts(section: ReadSection): readonly ReadSection[] {
  const { kind, paragraphs } = section
  if (kind !== 'texto' && kind !== 'vistos') return [section]
  const [title = '', second = ''] = paragraphs.map(({ text }) => text)
  const form = (partNumber(title) ?? (title.length <= maxLine ? partNumber(second) : null))?.form
  if (form === undefined) return [section]
  const heads: number[] = []
  for (const [at, { text }] of paragraphs.entries()) {
    const found = partNumber(text)
    if (found?.form !== form) continue
    if (found.number !== heads.length + 1) return [section]
    heads.push(at)
  }
  if (heads.length < 2) return [section]
  const starts = [0, ...heads.slice(1)]
  return starts.map((start, index) => ({ ...section, paragraphs: paragraphs.slice(start, starts[index + 1]) }))
}

import type { PassagePoint } from '@basejuris/contract'
import { formatCount, maxPassageLength, type Paragraph } from '@basejuris/domain'
import { personalDataMarks } from '@basejuris/legal-text'
import { ServiceError } from '../../../errors/service-error.ts'
import type { PassageRange } from './passage-words.ts'

const escaped = personalDataMarks.map((mark) => mark.replaceAll(/[[\]]/gu, String.raw`\$&`))
const masks = `\\[persona \\d{1,4}\\]|${escaped.join('|')}`
/** What is taken whole: a mask, a word, a character of two UTF-16 units. */
const units = new RegExp(`${masks}|[\\p{L}\\p{N}]+|[\\u{10000}-\\u{10ffff}]`, 'gu')
const anyMask = new RegExp(masks, 'gu')

const refuse = (field: string, message: string): never => {
  throw new ServiceError('request.invalid', { details: [{ field, message }] })
}

/**
 * A range that somebody sent, trimmed of spaces and widened to whole words and whole masks. Refused with the field: an anchor or a
 * position that the text does not have, an empty or too long passage, and one of masked data alone.
 */
export function checkPassageRange(paragraphs: readonly Paragraph[], desde: PassagePoint, hasta: PassagePoint): PassageRange {
  const [first, last] = [findParagraph(paragraphs, 'desde', desde), findParagraph(paragraphs, 'hasta', hasta)]
  const range = trim(paragraphs, { first, from: desde.posicion, last, to: hasta.posicion })
  if (range === null) return refuse('hasta', 'indique un lugar después de «desde», con palabras de la sentencia entre ambos')
  const widened = { ...range, from: unitAt(paragraphs, range.first, range.from).from, to: unitAt(paragraphs, range.last, range.to).to }
  const texts = passageTexts(paragraphs, widened)
  const length = texts.reduce((sum, { text }) => sum + text.length, 0)
  if (length > maxPassageLength)
    return refuse('hasta', `el pasaje tiene ${formatCount(length)} caracteres: elija como máximo ${formatCount(maxPassageLength)}`)
  if (!texts.some(({ text }) => /[\p{L}\p{N}]/u.test(text.replaceAll(anyMask, ''))))
    return refuse('hasta', 'incluya palabras de la sentencia: lo elegido solo tiene datos anonimizados')
  return widened
}

/** The words of a range, one entry for each paragraph. */
export function passageTexts(paragraphs: readonly Paragraph[], { first, from, last, to }: PassageRange): Paragraph[] {
  return paragraphs
    .slice(first, last + 1)
    .map(({ anchor, text }, at) => ({ anchor, text: text.slice(at === 0 ? from : 0, first + at === last ? to : undefined) }))
}

function findParagraph(paragraphs: readonly Paragraph[], field: string, { ancla, posicion }: PassagePoint): number {
  const found = paragraphs.findIndex(({ anchor }) => anchor === ancla)
  const length = paragraphs[found]?.text.length
  if (length === undefined) {
    const known = `${paragraphs[0]?.anchor ?? ''} a ${paragraphs.at(-1)?.anchor ?? ''}`
    return refuse(`${field}.ancla`, `la sentencia no tiene el párrafo «${ancla}»: use uno de ${known}`)
  }
  return posicion > length
    ? refuse(
        `${field}.posicion`,
        `el párrafo ${ancla} tiene ${formatCount(length)} caracteres: use una posición de 0 a ${formatCount(length)}`,
      )
    : found
}

/** Without spaces and empty paragraphs at its ends; null when nothing is left. */
function trim(paragraphs: readonly Paragraph[], range: PassageRange): PassageRange | null {
  let { first, from, last, to } = range
  const textOf = (at: number): string => paragraphs[at]?.text ?? ''
  while (first <= last) {
    const rest = textOf(first).slice(from, first === last ? to : undefined)
    if (rest.trim() !== '') {
      from += rest.length - rest.trimStart().length
      break
    }
    ;[first, from] = [first + 1, 0]
  }
  while (last > first && textOf(last).slice(0, to).trim() === '') {
    last -= 1
    to = textOf(last).length
  }
  if (first > last) return null
  const end = textOf(last).slice(0, to).trimEnd().length
  return first === last && end <= from ? null : { first, from, last, to: end }
}

/** The word or mask that a position lies inside of; otherwise the position itself. */
function unitAt(paragraphs: readonly Paragraph[], at: number, position: number): { readonly from: number; readonly to: number } {
  for (const { 0: unit, index } of (paragraphs[at]?.text ?? '').matchAll(units))
    if (index < position && index + unit.length > position) return { from: index, to: index + unit.length }
  return { from: position, to: position }
}

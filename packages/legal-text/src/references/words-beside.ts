import { ordinalValue, ordinalWords } from '@basejuris/domain/spanish-ordinals'
import { foldSameLength } from '../analysis/fold-text.ts'
import { findSpanishDates } from '../analysis/spanish-date.ts'

/** What stands beside the number of a cited ruling and belongs to it. */
export interface WordsBeside {
  readonly decidedOn: string | null
  readonly caption: string | null
  readonly considerandos: readonly number[]
}

const reach = 160
const maxConsiderandos = 20
const quoted = String.raw`["“«'‘](?<caption>[^"”»'’“«\n]{3,120})["”»'’]`
const captionBehind = new RegExp(String.raw`^[^.;\n\d]{0,60}?(?:\d{1,2}[^.;\n]{0,40}?)?car[aá]t?ul(?:ad[oa]s?|a)\s*:?\s*${quoted}`, 'iu')
const captionBefore = new RegExp(
  String.raw`car[aá]t?ulad[oa]s?\s*:?\s*${quoted}[\s,(]*(?:(?:en|de|causa|autos|rol|ingreso|corte|n[°º]|nro\.?|recurso|protecci[oó]n)[\s.,:]*){0,5}$`,
  'iu',
)
const dateBehind =
  /^[\s\u00a0)]*,?[\s\u00a0]*(?:\(?(?:sentencia|fallo|resolucion)?[\s\u00a0]*(?:de[\s\u00a0]+)?(?:apelacion[\s\u00a0]+)?(?:de[\s\u00a0]+)?(?:fecha[\s\u00a0]+)?)?$/u
const dateBefore =
  /^[\s\u00a0,(]*(?:(?:en|de|la|los|el|por|mediante|causa|autos|rol|roles|ingreso|corte|n°|nros?\.?|recaida|dictad[oa]|pronunciad[oa]|rit|dictamen|oficio|ordinario)[\s\u00a0.,:]*){0,7}$/u

const ordinal = String.raw`(?:\d{1,3}(?![.\d]*\d)\s?[°º%"”*]{0,2}|(?:${ordinalWords})(?![a-zñ]))`
const list = String.raw`(?<list>${ordinal}(?:\s*(?:,\s*y|,|y|e|al?|-|hasta)\s*${ordinal}){0,12})`
const marker = String.raw`(?:cc?\.|cons\.|consids?\.|considerandos?|motivos?|fundamentos?|motivacion(?:es)?)`
/** «c. 7°», «considerandos séptimo y octavo», in folded text. */
export const namedConsiderandos = String.raw`(?<!\p{L})${marker}\s*(?:n[°º]s?\s*)?${list}`
const pinpointBehind = new RegExp(
  String.raw`^[\s,()-]*(?:(?:de|sentencia|fallo|apelacion|fecha|del|en|su|sus|los|el|el\s+cual)\s+|\d{1,2}[^,;()\n]{3,40}?\d{4}|\d{1,2}[./-]\d{1,2}[./-]\d{4}|[\s,();-])*${marker}\s*(?:n[°º]s?\s*)?${list}`,
  'u',
)
const pinpointBefore = new RegExp(
  String.raw`${marker}\s*${list}\s*,?\s*(?:de\s+la|del|de\s+las|de\s+los|de)\s+(?:(?:referid|citad|mism|mencionad|aludid)[oa]s?\s+)?(?:sentencias?|fallos?|stc|sscs?|scs|resolucion|rol)[^.;\n]{0,70}$`,
  'u',
)
const eachOrdinal = new RegExp(String.raw`(?<range>(?:\bal?|-|hasta)\s*)?(?<value>\d{1,3}|${ordinalWords})`, 'gu')

/** Date, caption and considerandos written with the number from `from` to `to`; `limit` is where the next citation begins. */
export function readWordsBeside(text: string, from: number, to: number, { since, limit }: { since: number; limit: number }): WordsBeside {
  const behind = joinLines(text.slice(to, Math.min(to + reach, limit))).split('\n')[0] ?? ''
  const before =
    joinLines(text.slice(Math.max(from - reach, since), from))
      .split('\n')
      .at(-1) ?? ''
  return {
    decidedOn: dateBeside(before, behind),
    caption: (captionBehind.exec(behind) ?? captionBefore.exec(before))?.groups?.['caption']?.trim() ?? null,
    considerandos: considerandosBeside(foldSameLength(before), foldSameLength(behind)),
  }
}

/** A line that goes on with a small letter belongs to the sentence of the line before. */
const joinLines = (text: string): string => text.replace(/\n(?=\p{Ll}{2})/gu, ' ')

function dateBeside(before: string, behind: string): string | null {
  const [after] = /\d/u.test(behind) || /\bmil\b/u.test(behind) ? findSpanishDates(behind) : []
  if (after !== undefined && dateBehind.test(foldSameLength(behind.slice(0, after.from)))) return after.date
  const last = /\d{4}|\bmil\b/u.test(before) ? findSpanishDates(before).at(-1) : undefined
  return last !== undefined && dateBefore.test(foldSameLength(before.slice(last.to))) ? last.date : null
}

function considerandosBeside(before: string, behind: string): number[] {
  return considerandosOfList((pinpointBehind.exec(behind) ?? pinpointBefore.exec(before))?.groups?.['list'] ?? '')
}

/** «7°, 8° y 9°», «séptimo a noveno», folded. */
export function considerandosOfList(written: string): number[] {
  const numbers: number[] = []
  for (const { groups } of written.matchAll(eachOrdinal)) {
    const word = groups?.['value'] ?? ''
    const value = /^\d/u.test(word) ? Number(word) : ordinalValue(word)
    const previous = numbers.at(-1)
    if (groups?.['range'] !== undefined && previous !== undefined && value > previous && value - previous <= maxConsiderandos)
      for (let between = previous + 1; between < value; between += 1) numbers.push(between)
    if (value > 0 && !numbers.includes(value)) numbers.push(value)
  }
  return numbers.slice(0, maxConsiderandos)
}

import { monthNames } from '@basejuris/domain/spanish-cardinals'
import type { TextSpan } from '../analysis/text-span.ts'

/** An auto acordado or an ILO convention that a text names, UTF-16 offsets. */
export interface NamedAct extends TextSpan {
  /** `AA-94-2015`, `AA-1920-09-30`, `T-OIT-158`. */
  readonly key: string
}

const numberedAct =
  /(?<![\p{L}])(?:auto\s?acordado(?:\s+de\s+la\s+(?:[a-z]+\.?\s+)?corte\s+suprema)?,?|acta)\s*(?:n[°o.]*\s*)?(?<number>\d{1,3})\s?[-–]\s?(?<year>(?:19|20)\d{2})(?!\d)/gu
/** «Auto Acordado de la Excma. Corte Suprema sobre la forma de las sentencias, de 30 de septiembre de 1920». */
const datedAct = new RegExp(
  String.raw`(?<![\p{L}])autos?\s?acordado(?:[^.;:\n\d]|(?<=exc?m[ao]|ilt?m[ao])\.){0,140}?,?\s(?:del?|de\s+fecha|con\s+fecha)\s+(?:dia\s+)?(?<day>\d{1,2})\s?°?\s+de\s+(?<month>${monthNames.join('|')})\s+del?\s+(?:ano\s+)?(?<year>(?:19|20)\d{2})(?!\d)`,
  'gu',
)
/** «…, contenido en el Acta N° 40-2014»: an act that has a number is named by it. */
const numberBehind = /^(?:[^.;:\n]|(?<=exc?m[ao]|ilt?m[ao])\.){0,90}?(?<!\p{L})acta\s*(?:n[°o.]*\s*)?\d{1,3}\s?[-–]\s?(?:19|20)\d{2}(?!\d)/u
const reachOfNumber = 120

/** Autos acordados by number, and by day where no number stands with it. `folded` is the text folded at equal length. */
export function findCourtActs(folded: string): NamedAct[] {
  const numbered = [...folded.matchAll(numberedAct)].map((match) => ({
    ...spanOf(match),
    key: `AA-${Number(match.groups?.['number'])}-${match.groups?.['year']}`,
  }))
  const dated = [...folded.matchAll(datedAct)].flatMap((match) => {
    const { day = '', month = '', year } = match.groups ?? {}
    const span = spanOf(match)
    if (numberBehind.test(folded.slice(span.to, span.to + reachOfNumber))) return []
    const monthNumber = String(monthNames.indexOf(month) + 1).padStart(2, '0')
    return [{ ...span, key: `AA-${year}-${monthNumber}-${day.padStart(2, '0')}` }]
  })
  return [...numbered, ...dated]
}

const office = String.raw`(?:oit|o\.\s?i\.\s?t\.?|organizacion\s+internacional\s+del\s+trabajo)(?![\p{L}])`
const sign = String.raw`(?:(?:n[°o.]*s?|numeros?)\s*)?`
const numbers = String.raw`(?<numbers>\d{1,3}(?!\d)(?:\s*(?:,|y|e)\s*${sign}\d{1,3}(?![\d.]))*)`
/** «, de 1981,», «, sobre Pueblos Indígenas y Tribales,». */
const title = String.raw`(?:,?\s+(?:de\s+(?:19|20)\d{2}|(?:sobre|relativ[oa])\s[^.;:\d]{3,90}?))`
/** «Convenio N° 158 de la OIT», «Convenios Fundamentales 87 y 98 de la OIT», «Convenio OIT N° 158». */
const convention = new RegExp(
  String.raw`(?<![\p{L}])convenios?(?:\s+(?:de\s+la\s+)?${office},?\s+${sign}${numbers}|(?:\s+(?!colectiv)\p{L}{2,}){0,5}?\s+${sign}${numbers}${title}?,?\s+(?:de\s+)?(?:la\s+)?${office})`,
  'gu',
)
/** A convention that the text names with its organisation once: «el Convenio N° 158». */
const shortConvention = new RegExp(String.raw`(?<![\p{L}])convenio\s+${sign}(?<number>\d{1,3})(?![\d.,]?\d|[-/])`, 'gu')
/** Number of the latest convention, with room for those to come. */
const maxConvention = 210

/** Conventions of the International Labour Organization, by number. `folded` is the text folded at equal length. */
export function findLabourConventions(folded: string): NamedAct[] {
  if (!folded.includes('convenio')) return []
  const full = [...folded.matchAll(convention)].flatMap(conventionsOf)
  const known = new Set(full.map(({ key }) => key))
  const short = [...folded.matchAll(shortConvention)].flatMap((match) => {
    const act = { ...spanOf(match), key: conventionKey(match.groups?.['number']) }
    return known.has(act.key) ? [act] : []
  })
  return [...full, ...short]
}

const spanOf = ({ index, 0: { length } }: RegExpExecArray): TextSpan => ({ from: index, to: index + length })
const conventionKey = (number: string | undefined): string => `T-OIT-${Number(number)}`

/** Of a list the first convention begins with the word, and the others are their numbers. */
const conventionsOf = (match: RegExpExecArray): NamedAct[] => {
  const span = spanOf(match)
  const list = match.groups?.['numbers'] ?? ''
  const start = span.from + match[0].indexOf(list)
  const named = [...list.matchAll(/\d+/gu)].filter(({ 0: number }) => Number(number) >= 1 && Number(number) <= maxConvention)
  return named.map(({ index, 0: number }, at) => ({
    from: at === 0 ? span.from : start + index,
    to: at === named.length - 1 ? span.to : start + index + number.length,
    key: conventionKey(number),
  }))
}

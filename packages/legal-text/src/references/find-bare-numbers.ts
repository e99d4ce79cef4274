import { courtNames } from '@basejuris/domain'
import { ignoringCase } from '../analysis/ignoring-case.ts'
import { matchesAt } from '../analysis/matches-at.ts'
import { courtAround } from './court-around.ts'
import { docketOfParts, numberSign, numberValue } from './number-forms.ts'
import type { NumberedCitation } from './ruling-citation.ts'

const rol = ignoringCase(String.raw`(?:rol(?:es)?|r\.)?[\s\u00a0.:]*${numberSign}`)
const namedRol = ignoringCase(String.raw`rol(?:es)?[\s\u00a0.:]*${numberSign}`)
const constitutional = new RegExp(
  String.raw`(?<![\p{L}/])(?:(?:SS?TC|SCT)(?![\p{L}/])[\s\u00a0,:]*${rol}|(?:Tribunal[\s\u00a0]+Constitucional|[Ee]sta[\s\u00a0]+Magistratura)[^.;\n\d]{0,60}?(?<!\p{L})${namedRol})(?=\d)`,
  'gu',
)
/** A cheap sign that every one of them has. */
const mayBeConstitutional = /STC|SCT|Constitucional|Magistratura/u
/** «[STC 3184, c. 8°, y] 3202»: a pinpoint may stand between two numbers; scans turn its «c.» into «e.». A day is no number. */
const item =
  /(?<number>\d{1,2}\.?\d{3}|\d{1,3})(?:[-–/](?<year>(?:19|20)?\d{2})(?:-[A-Z]{2,4})?)?(?![\p{L}\d]|[.]\d)(?![\s\u00a0]+de[\s\u00a0]+(?:ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic)|[./-](?:\d{1,2}[./-]\d|\d{4}))/iuy
const pinpoint = String.raw`(?:[\s\u00a0,(]*(?:cc?|e|€\.?c?|cons)[.\s\u00a0]+[\d°º%"”*,ya\s\u00a0-]{1,24}\)?|[\s\u00a0,(]*considerandos?[\s\u00a0][^,;.)\n]{1,40}\)?)?`
const joint = new RegExp(
  String.raw`${pinpoint}[\s\u00a0]*(?:[,;]|(?<=[\s\u00a0])[ye])[\s\u00a0]*(?:(?:y|e)[\s\u00a0]+)?(?:STC[\s\u00a0]+)?(?:rol(?:es)?[\s\u00a0]+)?${numberSign}(?=\d)`,
  'iuy',
)

const sentenceSign = /sentencia/gi
const sentence = /(?<![\p{L}])sentencias?[\s\u00a0]+(?:TDLC[\s\u00a0]+)?n(?:[°º.]|ros?|[uú]meros?)[\s\u00a0.°]*s?[\s\u00a0]*(?=\d)/iuy
const sentenceNumber = /(?<number>\d{1,3})[\s\u00a0]?\/[\s\u00a0]?(?<year>20\d{2})(?!\d)/uy
const rolSign = /rol/gi
const bareRol =
  /(?<![\p{L}])rol(?:es)?(?:[\s\u00a0]+(?:ingreso|corte|de|la))*[\s\u00a0.:]*n(?:[°º]|ro\.?)[\s\u00a0.]*(?<number>\d{1,3}\.\d{3}|\d{3,6})(?![\p{L}\d]|[\s\u00a0]?[-–/.][\s\u00a0]?\d|[\s\u00a0]+de[\s\u00a0]+(?:19|20)\d{2})/iuy

/** «rol 3.408, de los ingresados en 2007», «entrado el año 2017», «del ingreso de 2012». */
const entered = String.raw`[\s\u00a0]*,?[\s\u00a0]*(?:(?:de[\s\u00a0]+l[oa]s[\s\u00a0]+|del[\s\u00a0]+)?(?:ingreso|(?:ingres|entr|inici|registr)ad[oa]s?)|de[\s\u00a0]+l[oa]s)[\s\u00a0]+(?:en|del?|el|durante)[\s\u00a0]+(?:el[\s\u00a0]+)?(?:a[ñn]o[\s\u00a0]+)?`
const yearWords = String.raw`(?:[\s\u00a0]*,?[\s\u00a0]*(?:(?:todos|todas|ambos|ambas|correspondientes?|ingresos?|ingresad[oa]s?)[\s\u00a0]+)?(?:(?:en[\s\u00a0]+)?(?:del?|el)[\s\u00a0]+a[ñn]o|del?|(?<=ingresad[oa]s?[\s\u00a0])en|a[ñn]o|al[\s\u00a0]+a[ñn]o)[\s\u00a0]+|[\s\u00a0]*[-–—/·:][\s\u00a0]*a[ñn]o[\s\u00a0]+|${entered})`
const spaced = String.raw`\d{1,3}(?:\.\d{3})+|\d{1,6}`
const numberWord = /r\.?(?:ol|i\.?t)|ingreso|causa/gi
/** «rol N° 1 de 2020», «RIT O-234, del año 2019», «roles 1.234, 1.235 y 1.236, todos de 2020», «rol 12.345 (2020)». */
const yearInWords = new RegExp(
  String.raw`(?<![\p{L}])(?:rol(?:es)?|r\.?i\.?t\.?|ingresos?|causas?(?=[\s\u00a0]+n[°º.r]))(?:[\s\u00a0]+(?:ingreso|corte|rol|de|la|ina|inc|inha|cpt|cco|cds|caa))*[\s\u00a0.:]*${numberSign}[\s\u00a0]*` +
    String.raw`(?<list>(?:(?:(?<letter>[a-z]{1,2})[\s\u00a0]?[-–][\s\u00a0]?|(?<apart>[a-df-mo-xz])[\s\u00a0]+(?=n[°º.r]|\d))(?:${numberSign}))?(?:${spaced})(?:(?:[\s\u00a0]*,[\s\u00a0]*|[\s\u00a0]+y[\s\u00a0]+)(?:n[°º.]s?[\s\u00a0]*)?(?:${spaced})){0,12})` +
    String.raw`(?:${yearWords}(?<year>(?:19|20)\d{2}|2\.0\d{2})(?![\p{L}\d]|[-–./]\d|[\s\u00a0]+y[\s\u00a0]+\d{4})|[\s\u00a0]*\((?:(?:del?[\s\u00a0]+)?a[ñn]o[\s\u00a0]+)?(?<inside>(?:19|20)\d{2})\))`,
  'iuy',
)
const listed = new RegExp(spaced, 'gu')

/** Numbers whose year stands in words behind them, in lists that share it too. */
const findYearsInWords = (text: string): NumberedCitation[] =>
  [...matchesAt(text, numberWord, yearInWords)].flatMap((match) => {
    const { list = '', apart, letter = apart, inside = '', year = inside } = match.groups ?? {}
    if (apart !== undefined && apart !== apart.toUpperCase()) return []
    const start = match.index + match[0].indexOf(list)
    const numbers = [...list.matchAll(listed)]
    return numbers.flatMap(({ index, 0: digits }, at): NumberedCitation[] => {
      const docket = docketOfParts(letter?.toUpperCase() ?? null, digits, year.replace('.', ''))
      const from = at === 0 ? start : start + index
      const to = at === numbers.length - 1 ? match.index + match[0].length : start + index + digits.length
      return docket === null ? [] : [{ from, to, kind: 'rol', docket, bareNumber: null, court: courtAround(text, from, to) }]
    })
  })

/** Numbers of the Tribunal Constitucional, which never restart and often stand without a year, in lists too. */
function findConstitutional(text: string): NumberedCitation[] {
  if (!mayBeConstitutional.test(text)) return []
  return [...text.matchAll(constitutional)].flatMap(({ index, 0: { length } }) =>
    listFrom(text, index + length, item).map(({ from, to, groups: { number = '', year } }): NumberedCitation => {
      const docket = year === undefined ? null : docketOfParts(null, number, year)
      const court = { name: courtNames.constitutional }
      return { from, to, kind: 'rol', docket, bareNumber: docket === null ? numberValue(number) : null, court }
    }),
  )
}

interface Listed {
  readonly from: number
  readonly to: number
  readonly groups: Readonly<Record<string, string | undefined>>
}

/** The numbers of one list, the first of which begins at `start`. */
function listFrom(text: string, start: number, number: RegExp): Listed[] {
  const found: Listed[] = []
  for (let at: number | null = start; at !== null; ) {
    number.lastIndex = at
    const read = number.exec(text)
    if (read === null) break
    const to: number = read.index + read[0].length
    found.push({ from: at, to, groups: read.groups ?? {} })
    joint.lastIndex = to
    const next: RegExpExecArray | null = joint.exec(text)
    at = next === null ? null : to + next[0].length
  }
  return found
}

/** «Sentencias N° 190/2024, c. 8°, y N° 191/2024»: only the Tribunal de Defensa de la Libre Competencia numbers its sentences so. */
const findNumberedSentences = (text: string): NumberedCitation[] =>
  [...matchesAt(text, sentenceSign, sentence)].flatMap(({ index, 0: { length } }) =>
    listFrom(text, index + length, sentenceNumber).map(({ from, to, groups: { number = '', year = '' } }): NumberedCitation => {
      const court = { name: 'Tribunal de Defensa de la Libre Competencia' }
      return { from, to, kind: 'sentencia', docket: docketOfParts(null, number, year), bareNumber: null, court }
    }),
  )

/** «el rol 3228»: without its sign it may be of anything, and counts in a brief alone. */
const unsignedRol =
  /(?<![\p{L}])rol[\s\u00a0]+(?<number>\d{1,3}\.\d{3}|\d{3,6})(?![\p{L}\d]|[\s\u00a0]?[-–/.][\s\u00a0]?\d|[\s\u00a0]+(?:de[\s\u00a0]+|\()(?:19|20)\d{2})/giu
/** Land and taxpayers have rolls too. */
const otherRol =
  /(?:aval[uú]o|fiscal|bien(?:es)?[\s\u00a0]+ra[ií]ces?|inmueble|predio|propiedad|contribuyente|tributario|patente)[^.;\n]{0,60}$/iu
const reachOfRol = 90

/** «Corte Suprema, rol N° 65.986»: counts only with its court, which a brief may leave out. */
const findBareRoles = (text: string, isBrief: boolean): NumberedCitation[] =>
  [...matchesAt(text, rolSign, bareRol), ...(isBrief ? text.matchAll(unsignedRol) : [])].flatMap((match): NumberedCitation[] => {
    const to = match.index + match[0].length
    const digits = match.groups?.['number'] ?? ''
    const from = to - digits.length
    const court = courtAround(text, from, to)
    const isOfCase = court !== null || (isBrief && !otherRol.test(text.slice(Math.max(0, match.index - reachOfRol), match.index)))
    return isOfCase ? [{ from, to, kind: 'rol', docket: null, bareNumber: numberValue(digits), court }] : []
  })

/** Numbers of rulings that are written in no form of a docket number. */
export function findBareNumbers(text: string, isBrief: boolean): NumberedCitation[] {
  return [...findConstitutional(text), ...findNumberedSentences(text), ...findYearsInWords(text), ...findBareRoles(text, isBrief)]
}

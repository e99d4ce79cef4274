import { chileanDate } from '@basejuris/domain/calendar'
import { monthNames } from '@basejuris/domain/spanish-cardinals'
import { seatForms } from '@basejuris/legal-text'
import type { RewrittenText } from '../parts/rewritten-text.ts'

const months = String.raw`(?<!vi[ñn]a\s+del\s+)(?:${monthNames.join('|')}|setiembre|(?:ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic)(?!\p{L})\.?)`
const end = String.raw`(?![\p{L}\d%°º]|\s?[-./:]\s?\d|\s*(?:de|d[ií]as?|horas?|hrs?|meses|a[ñn]os|pesos|uf|utm|mil|millones|metros|mts?|km|millas|trabajador\p{L}*|personas)(?!\p{L}))`
const start = String.raw`(?<![\p{L}\d./-])`

/** Rulings that can be searched are hardly older than that, so that «95» is a year and «60» a number. */
const firstShortYear = 90
const inFull = (digits: string | undefined): string | null => {
  if (digits === undefined) return null
  const year = Number(digits) >= firstShortYear ? `19${digits}` : `20${digits}`
  return year <= chileanDate(new Date()).slice(0, year.length) ? year : null
}

interface Rule {
  readonly pattern: RegExp
  readonly rewrite: (groups: Readonly<Record<string, string | undefined>>) => string | null
}
const rule = (source: string, rewrite: Rule['rewrite']): Rule => ({ pattern: new RegExp(source, 'giu'), rewrite })
const lastYear = ({ lead = '', year }: Readonly<Record<string, string | undefined>>): string | null => {
  const full = inFull(year)
  return full === null ? null : `${lead}${full}`
}
const fullYear = 4
/** Two years in order. */
const twoYears = ({ lead = '', first, joint = '', last }: Readonly<Record<string, string | undefined>>): string | null => {
  const [from, until] = [inFull(first), inFull(last)]
  return from === null || until === null || from >= until ? null : `${lead}${from}${/[-–/]/u.test(joint) ? '-' : joint}${until}`
}

const part = `(?:semestre|trimestre|cuatrimestre|mitad|principios|comienzos|inicios|mediados|fines|finales)`
/** A court or its city, or what ends a piece of a note. */
const courts = String.raw`(?:suprema|apelaciones|cs|i?ca|tc|tdlc|cgr|contralor[ií]a|suseso|tta|top|tjop|jlt|jl|jg|jf|jpl|\dta|tribunal\s+\p{L}+|garant[ií]a|${seatForms})`
const initials = '(?:ica|cs|tc|tdlc|cgr|suseso|tta|top|jlt|jg|jpl)'
const chamber = String.raw`(?:\s+\d(?:ra|da|ta|a|ª)(?:\s+sala)?)?`
const opened = String.raw`(?=\d|entre|desde|del)(?<=(?:^|[,;:(–—]|\s-|(?<!\p{L})${courts}\.?${chamber})\s*)`
const pairEnd = String.raw`(?=\s*(?:$|[,;:.)–—]|-\s|(?:${courts}|\p{Lu}{4,})(?!\p{L})))`
const twoDigits = String.raw`(?:9\d|[012]\d)`

/** Years of two digits beside what makes them one. */
const rules: readonly Rule[] = [
  // «2do semestre 23», «fines del 22».
  rule(String.raw`(?<lead>(?<!\p{L})${part}\s+(?:del?\s+)?(?:a[ñn]o\s+)?)['’]?(?<year>${twoDigits})${end}`, lastYear),
  // «agosto23», «sept2022»: a month that touches its year.
  rule(String.raw`(?<lead>${start}${months})(?<year>${twoDigits}|20[012]\d)${end}`, ({ lead = '', year }) =>
    year?.length === fullYear ? `${lead} ${year}` : lastYear({ lead: `${lead} `, year }),
  ),
  // «mayo/23», «agosto de 21», «nov '20».
  rule(String.raw`(?<lead>${start}${months}\s?)[-/.'’]\s?['’]?(?<year>${twoDigits})${end}`, ({ lead = '', year }) =>
    lastYear({ lead: `${lead.trimEnd()} `, year }),
  ),
  rule(String.raw`(?<lead>${start}(?<!\d\s+(?:de\s+)?)${months}\s+del?\s+)(?<year>${twoDigits})${end}`, lastYear),
  rule(
    String.raw`(?<lead>${start}${months}\s*(?:[-–]|\s(?:a|y|al|hasta)\s)\s*${months}\s+(?:del?\s+)?)(?<year>${twoDigits})${end}`,
    lastYear,
  ),
  rule(String.raw`(?<lead>${start}(?<!\d\s+(?:de\s+)?)${months}\s+)(?<year>${twoDigits})(?=\s*(?:$|[,;)]))`, lastYear),
  // «años 22 y 23», «años 19-21».
  rule(
    String.raw`(?<lead>(?<!\p{L}|\d\s+)a[ñn]os?\s+)(?<first>${twoDigits})(?<joint>\s?[-–/]\s?|\s+(?:y|o|a|al|e)\s+)(?<last>${twoDigits})${end}`,
    twoYears,
  ),
  rule(String.raw`(?<lead>(?<!\p{L}|\d\s+)a[ñn]o\s+)['’]?(?<year>${twoDigits})${end}`, lastYear),
  // «jlt calama, 22 y 23, fuero», «CS 22-23», «ICA Talca 19 a 21».
  rule(
    String.raw`${opened}(?<lead>(?:(?:entre|desde|del)\s+(?:el\s+)?)?)(?<first>${twoDigits})(?<joint>\s?[-–/]\s?|\s+(?:y|o|a|al|hasta)\s+(?:el\s+)?)(?<last>${twoDigits})(?![\d%°º/.-])${pairEnd}`,
    twoYears,
  ),
  // «segunda sala Talca presos 21-22», «… (Soto redactor) 15-18»: at the end of a note that names who decides.
  rule(
    String.raw`(?=\d\d\s?[-–/]\s?\d\d\s*$)(?<=(?<!\p{L})(?:sala|redactora?|ministr[oa]|min\.?|${courts})(?!\p{L}).*(?:\p{L}{4,}|\))\s+)(?<first>${twoDigits})(?<joint>\s?[-–/]\s?)(?<last>${twoDigits})(?=\s*$)`,
    twoYears,
  ),
  // «CS 19/20/21», «17-18-19»: three years in a row, of which the second is no month. With commas only behind a court.
  rule(
    String.raw`(?:${opened}(?=[^-–/]*,)|(?=\d\d\s?[-–/])${start}(?<!(?<!\p{L})(?:arts?|art[ií]culos?|n[uú]meros?|n[°º.]?|inc)\.?\s*))(?<first>${twoDigits})\s?[-–/,]\s?(?<joint>1[3-9]|2\d)\s?[-–/,]\s?(?<last>${twoDigits})(?![\p{L}\d%°º]|[-./]\d)`,
    ({ first, joint, last }) =>
      Number(joint) === Number(first) + 1 && Number(last) === Number(joint) + 1 ? twoYears({ first, joint: '-', last }) : null,
  ),
  // «2018/2019/2020»: full years in a row.
  rule(String.raw`${start}(?<years>20[012]\d(?:\s?[-–/]\s?20[012]\d){2,})(?![\p{L}\d]|[-./]\d)`, ({ years = '' }) => {
    const all = years.split(/\s?[-–/]\s?/u).map(Number)
    return all.every((each, at) => at === 0 || each === (all[at - 1] ?? 0) + 1) ? `${all[0]}-${all.at(-1)}` : null
  }),
  // «2017 al 19», «2019 hasta el 21».
  rule(String.raw`${start}(?<first>20[012]\d)\s+(?:al?|hasta)\s+(?:el\s+)?(?<last>${twoDigits})${end}`, ({ first = '', last = '' }) =>
    first.slice(2) < last ? `${first}-20${last}` : null,
  ),
  // «inadm 22», «casación rechazada 23»: at the end of a piece, right behind what was decided.
  rule(
    String.raw`(?<lead>(?<!\p{L})(?:inadm\p{L}*|(?:acog|acoj|rechaz|desestim|confirm|revoc|anul|invalid|conden|absuel|desist|abandon)\p{L}+)\.?\s+)['’]?(?<year>${twoDigits})(?=\s*(?:$|[,;)]))`,
    lastYear,
  ),
  // «2021ICA Talca», «CS2020»: a year that touches the initials of a court.
  rule(String.raw`${start}(?<year>20[012]\d)(?=${initials}(?!\p{L}))`, ({ year = '' }) => `${year} `),
  rule(String.raw`(?<lead>${start}${initials})(?<year>20[012]\d)(?![\p{L}\d]|[-/.]\d)`, ({ lead = '', year = '' }) => `${lead} ${year}`),
  // «2019-20-21»: years in a row, unlike a day.
  rule(
    String.raw`${start}(?<first>20[012]\d)\s?[-–/,]\s?(?<joint>(?:1[3-9]|2\d))\s?[-–/,]\s?(?<last>\d\d)(?![\p{L}\d]|[-./]\d)`,
    ({ first = '', joint = '', last = '' }) =>
      Number(joint) === Number(first.slice(2)) + 1 && Number(last) === Number(joint) + 1 ? `${first}-20${last}` : null,
  ),
  // «'22».
  rule(String.raw`(?<=(?:^|[\s(,])(?<!(?<!\p{L})los\s+(?:a[ñn]os\s+)?))['’](?<year>${twoDigits})(?![\d%°º'’]|\p{L})`, lastYear),
  // «Q3 2022», «3T 2022», «S1 2021».
  rule(String.raw`${start}(?:q|t)(?<digit>[1-4])[\s/-]*(?:del?\s+)?(?<year>(?:20)?\d\d)${end}`, ({ digit = '', year }) =>
    quarter(digit, 'trimestre', year),
  ),
  rule(String.raw`${start}(?<digit>[1-4])\s?[°º]?(?:q|t)[\s/-]*(?:del?\s+)?(?<year>20\d\d)${end}`, ({ digit = '', year }) =>
    quarter(digit, 'trimestre', year),
  ),
  rule(String.raw`${start}s(?<digit>[12])[\s/-]+(?<year>20\d\d)${end}`, ({ digit = '', year }) => quarter(digit, 'semestre', year)),
]
const quarter = (digit: string, name: string, year: string | undefined): string | null => {
  const full = year?.length === 2 ? inFull(year) : (year ?? null)
  return full === null ? null : `${digit}° ${name} ${full}`
}

/** «sem», «trim», «semest.»: parts of a year that are broken off, «II semestre» and «segunda mitad de 2022». */
const parts: readonly (readonly [RegExp, string | ((match: RegExpExecArray) => string | null)])[] = [
  [
    /(?<=(?<!\p{L})(?:\d\s?(?:er|ero|do|to|ro|[°ºª])?|primer|segundo|tercer|cuarto|[uú]ltimo|i{1,3}|iv)\.?\s+)(?<kind>sem|trim|cuatrim)(?:es?(?:t(?:re?)?)?)?(?!\p{L})\.?/giu,
    ({ groups = {} }) =>
      `${groups['kind']?.toLowerCase() === 'sem' ? 'semestre' : groups['kind']?.toLowerCase() === 'trim' ? 'trimestre' : 'cuatrimestre'}`,
  ],
  [
    /(?<![\p{L}\d])(?<roman>i{1,3}|iv)(?=\s+(?:semestre|trimestre|cuatrimestre)(?!\p{L}))/giu,
    ({ groups = {} }) => `${['i', 'ii', 'iii', 'iv'].indexOf(groups['roman']?.toLowerCase() ?? '') + 1}°`,
  ],
  [/(?<![\p{L}\d])(?:1(?:era|ra|ª)|primera)\s+mitad(?=\s+(?:del?\s+)?(?:a[ñn]o\s+)?(?:20)?\d\d)/giu, 'primer semestre'],
  [/(?<![\p{L}\d])(?:2(?:nda|da|ª)|segunda)\s+mitad(?=\s+(?:del?\s+)?(?:a[ñn]o\s+)?(?:20)?\d\d)/giu, 'segundo semestre'],
]

/** Dates as notes shorten them, in full. */
export function completeYears(text: RewrittenText): RewrittenText {
  const whole = parts.reduce((written, [pattern, by]) => written.replace(pattern, typeof by === 'string' ? () => by : by), text)
  if (!/\d/u.test(whole.text)) return whole
  return rules.reduce((written, { pattern, rewrite }) => written.replace(pattern, ({ groups = {} }) => rewrite(groups)), whole)
}

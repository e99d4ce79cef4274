import { monthNames } from '@basejuris/domain/spanish-cardinals'
import { matchesAt } from '../../analysis/matches-at.ts'
import { blank } from './address-words.ts'
import type { PersonalSpan } from './masked-span.ts'

const blanks = `${blank}{1,3}`
const month = `(?<month>${monthNames.join('|')}|setiembre)`
const year = String.raw`(?<year>(?:1[89]|20)\d{2})(?!\d)`
const link = `(?:${blanks}(?:del?|del?${blanks}año))?`
/** «3 de mayo de 1984», «3 mayo 1984», also where a scan lost the day. */
const withMonth = `(?:(?<day>\\d{1,2})[°º]?${blank}?)?(?:de${blanks})?${month}${link}${blanks}${year}`
const numeric = String.raw`(?<shortDay>\d{1,2})(?:${blank}?[-/.]${blank}?|${blanks}del?${blanks})(?<shortMonth>\d{1,2})(?:${blank}?[-/.]${blank}?|${blanks}del?${blanks})(?<shortYear>(?:(?:1[89]|20)?\d{2}))(?![\d.])`
const inWords = `(?:(?!(?:el|la|con|fecha|en|d[ií]a)(?!\\p{L}))\\p{L}+${blanks}){1,4}de${blanks}(?:${monthNames.join('|')})${blanks}del?${blanks}(?:año${blanks})?(?:dos${blanks})?mil(?:${blanks}(?!de(?!\\p{L}))\\p{L}+){0,5}`
/** «30 de marzo de 199 ,»: a scan lost digits of the year. */
const damagedYear = String.raw`\d{1,2}[°º]?${blank}?de${blanks}(?:${monthNames.join('|')})${blanks}de${blanks}\d[\d ]{0,3}?(?=${blank}?,)`
const date = `(?:${numeric}|${withMonth}|${inWords}|${damagedYear})`
const born = String.raw`(?:nacid[oa]s?|naci[óo]|nacen?|naciendo)(?!\p{L})`
/** A heading or a form: the date follows at once. */
const birthField = `(?:fecha${blanks}(?:de${blanks})?|f\\.?${blank}?(?:de${blanks})?)nac(?:imiento|\\.)?(?!\\p{L})|nacimiento(?=${blank}(?:fue|ocurri[óo])${blank})|nacimiento(?=${blank}*:?${blank}*\\d)`
const cue = new RegExp(`(?<!\\p{L})(?:(?<born>${born})|${birthField})`, 'iuy')
/** «44 años, 07 de marzo de 1979, casado»: the date right behind an age. */
const behindAge = new RegExp(
  `(?<![\\p{L}\\d])\\d{1,2}${blank}años(?:${blank}de${blank}edad)?,${blank}(?<date>${numeric}|(?<day>\\d{1,2})${blank}de${blank}${month}${link}${blanks}${year})(?=${blank}?,)`,
  'diuy',
)
const agesStart = /(?<![\d.,])\d{1,2}(?=[\s\u00a0]años)/gi
/** First letters of every cue. */
const cueStart = /[Nn]ac[ei]|NAC[EI]|F(?:echa|ECHA|\.)|fecha/gu
/** Between «nacida» and its date: a place, «el», «con fecha». */
const gap = new RegExp(String.raw`(?<gap>[^\d.;]{0,60}?(?<![\p{L}\d]))(?<date>${date})`, 'diuy')
const otherEvent =
  /(?<!\p{L})(?:demand|interp|present|dict|celebr|suscri|contra[íi]|cas[óo]|fallec|muri|inscri|otorg|falleci|hechos?|cuando|denunci)/iu
/** What is born without a birthday. «Administrador de empresas» and «egresada de derecho» are people, as is who follows a second comma. */
const notBorn =
  /(?<!(?<!\p{L})(?:de|en)[\s\u00a0])(?:obligaci|derecho|acci[oó]n|contrato|cr[eé]dito|deuda|sociedad|empresa|relaci[oó]n|perjuicio|plazo)\p{L}*[^.;,]{0,25},?[\s\u00a0]?$/iu
const inscription = new RegExp(
  String.raw`(?<!\p{L})(?:nacid[oa]s?|nacimiento)(?!\p{L})[^;\n]{0,260}?inscripci[oó]n${blanks}(?:n(?:[°º.]|[uú]mero)?${blank}?)?(?<number>\d[\d.]{0,8}\d(?:-\d+)?)`,
  'diuy',
)

type DateGroups = Readonly<Record<string, string | undefined>>

const isoDate = (groups: DateGroups): string | null => {
  const writtenYear = groups['year'] ?? groups['shortYear']
  if (writtenYear?.length !== 4) return null
  const monthName = groups['month']?.toLowerCase().replace('setiembre', 'septiembre')
  const number = monthName === undefined ? Number(groups['shortMonth']) : monthNames.indexOf(monthName) + 1
  return [writtenYear, String(number).padStart(2, '0'), (groups['day'] ?? groups['shortDay'] ?? '1').padStart(2, '0')].join('-')
}

/**
 * Dates of birth after «nacida el», «fecha de nacimiento» and the like, and numbers of the inscription of a birth. A year or an age alone
 * stays. People born after `minorsBornAfter` (yyyy-mm-dd) are minors.
 */
export function findBirthDates(text: string, minorsBornAfter: string | null): PersonalSpan[] {
  const spans: PersonalSpan[] = []
  const birthSpan = (groups: DateGroups, [from, to]: [number, number]): PersonalSpan => {
    const birth = isoDate(groups)
    const isMinor = minorsBornAfter !== null && birth !== null && birth > minorsBornAfter
    return { kind: isMinor ? 'minorBirth' : 'birth', from, to }
  }
  for (const { index } of text.matchAll(cueStart)) {
    cue.lastIndex = index
    const match = cue.exec(text)
    if (match === null) continue
    gap.lastIndex = match.index + match[0].length
    const found = gap.exec(text)
    const span = found?.indices?.groups?.['date']
    if (found?.groups === undefined || span === undefined) continue
    if (otherEvent.test(found.groups['gap'] ?? '')) continue
    if (match.groups?.['born'] !== undefined && notBorn.test(text.slice(Math.max(0, match.index - 60), match.index))) continue
    spans.push(birthSpan(found.groups, span))
  }
  for (const { groups, indices } of matchesAt(text, agesStart, behindAge)) {
    const span = indices?.groups?.['date']
    if (groups !== undefined && span !== undefined) spans.push(birthSpan(groups, span))
  }
  for (const { index } of text.matchAll(/[Nn]aci[dm]|NACI[DM]/gu)) {
    inscription.lastIndex = index
    const span = inscription.exec(text)?.indices?.groups?.['number']
    if (span !== undefined) spans.push({ kind: 'document', from: span[0], to: span[1] })
  }
  return spans
}

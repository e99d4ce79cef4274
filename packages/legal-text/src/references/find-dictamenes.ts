import { courtNames } from '@basejuris/domain'
import { matchAt } from '../analysis/matches-at.ts'
import { findSpanishDates } from '../analysis/spanish-date.ts'
import type { TextSpan } from '../analysis/text-span.ts'
import type { CourtAround } from './court-around.ts'
import { docketOfParts, numberForm, numberSign, numberValue } from './number-forms.ts'
import type { NumberedCitation } from './ruling-citation.ts'
import { ofYear, withSharedYears } from './shared-years.ts'

/** «oficio» and «pronunciamiento» are of many offices and count only of the Contraloría. */
const document = String.raw`(?<![\p{L}])(?:dict[aá]men(?:es)?|dict\.|(?<weak>oficios?|of\.(?=[\s\u00a0]*(?:n|e?\d))|pronunciamientos?|ordinarios?(?=[\s\u00a0]+n)|ord\.?(?=[\s\u00a0]*(?:n|e?\d))|(?<circular>circular(?:es)?)|(?<exempt>resoluci[oó]n(?:es)?[\s\u00a0]+exentas?|res\.[\s\u00a0]?ex\.)))(?:(?![\p{L}])|(?=n[°º]))`
/** What the two patterns begin with, to try them nowhere else. */
const documentWord =
  /dict(?=[aá.])|oficio|(?<!\p{L})of(?=\.)|pronunciamiento|(?<!\p{L})ord(?=inario|\.|[\s\u00a0])|(?<!\p{L})circular|(?<!\p{L})res(?=oluci[oó]n(?:es)?[\s\u00a0]+exenta|\.[\s\u00a0]?ex\.)/giu
/** The one word that counts where nothing names the Contraloría. */
const dictamenWord = /dict(?=[aá.])/giu
const opening = new RegExp(
  String.raw`${document}(?:[\s\u00a0]+(?:ordinarios?|ord\.?|interpretativos?|\(?dict[aá]men(?:es)?\)?|(?:que[\s\u00a0]+)?(?:lleva|tiene|porta)n?(?:[\s\u00a0]+(?:el|los|por))?|ya[\s\u00a0]+citados?|(?:signad|numerad|individualizad|identificad)os?(?:[\s\u00a0]+(?:como|(?:con|bajo)[\s\u00a0]+(?:el|los)))?|cgr|como[\s\u00a0]+el|suseso|sii|sernac|d\.?t\.?(?=[\s\u00a0]+n)|interpretativas?|de[\s\u00a0]+(?:la|esta)[\s\u00a0]+(?:contralor[ií]a(?:[\s\u00a0]+general)?(?:[\s\u00a0]+de[\s\u00a0]+la[\s\u00a0]+rep[uú]blica)?|direcci[oó]n[\s\u00a0]+del[\s\u00a0]+trabajo)|de[\s\u00a0]+contralor[ií]a))*[\s\u00a0,:]*${numberSign}`,
  'iuy',
)
/** «dictamen de 3 de mayo de 2012, que lleva el N° 12.345»: the day stands before the number. */
const datedOpening = new RegExp(
  String.raw`${document}[\s\u00a0]+(?:(?:fechad|datad)[oa]s?|del?)[\s\u00a0]+(?:(?:fecha|el|de)[\s\u00a0]+)?(?<date>[^;:()[\]]{6,60}?),?[\s\u00a0]+(?:\p{Ll}+[\s\u00a0]+){0,4}n(?:[°º.]|ro\.?|[uú]mero)[\s\u00a0.]*(?=E?[\s\u00a0-]{0,2}\d)`,
  'iuy',
)
const item = new RegExp(
  String.raw`(?:(?<series>RE(?=[-–])|OF(?=[-–]?\d))[-–]?|(?<letter>E[\s\u00a0-]{0,2}))?${numberForm}(?:[\s\u00a0]?\/[\s\u00a0]?(?<part>\d{1,4})|(?:[-–]|[\s\u00a0][-–—·|][\s\u00a0])(?<dashed>(?:19|20)\d{2}))?(?![\p{L}\d]|[-.]\d)`,
  'iuy',
)
/** «N° 15 de la Dirección del Trabajo, de 12 de enero de 2026»: the office before the day. */
const officeBeforeDay =
  /^[\s\u00a0]+(?:del|de[\s\u00a0]+la)[\s\u00a0]+(?:mism[oa][\s\u00a0]+)?(?:Direcci[oó]n|Superintendencia|Servicio|Contralor[ií]a|SII|SUSESO|SERNAC|DT|CGR)(?:[\s\u00a0]+(?:del?|la|los|General|Nacional|Rep[uú]blica|Trabajo|Seguridad|Social|Impuestos|Internos|Consumidor)(?!\p{L}))*/u
const yearBehind =
  /(?:,?[\s\u00a0]*(?:(?:amb|tod)[oa]s[\s\u00a0]+)?(?:del?(?:[\s\u00a0]+a[ñn]o)?|a[ñn]o)[\s\u00a0]+|[\s\u00a0]*[([](?:(?:del?[\s\u00a0]+)?a[ñn]o[\s\u00a0]+)?|,[\s\u00a0]+)(?<year>(?:19|20)\d{2})(?![\d.]\d|\d)/iuy
const dateOpening =
  /,?[\s\u00a0]*[([]?(?:(?:amb|tod)[oa]s[\s\u00a0]+)?(?:(?:(?:y|que)[\s\u00a0]+)?(?:es|data|lleva|tiene|con|(?:fechad|datad|emitid|dictad|expedid|despachad)[oa]s?)[\s\u00a0]+)?(?:(?:del?|el)[\s\u00a0]+)?(?:fecha[\s\u00a0]+)?(?:(?:del?|el)[\s\u00a0]+)?/iuy
const itemJoint = new RegExp(
  String.raw`[\s\u00a0]*(?:[,;]|,?[\s\u00a0]+(?:y|e)(?=[\s\u00a0]))[\s\u00a0]*(?:(?:y|e)[\s\u00a0]+)?(?:el[\s\u00a0]+|los[\s\u00a0]+)?${numberSign}`,
  'iuy',
)
const maxDateLength = 60
const maxOffice = 90

const consumerService = 'Servicio Nacional del Consumidor'
const offices: readonly (readonly [pattern: RegExp, court: CourtAround])[] = [
  [/est[ea]\s+(?:misma\s+)?(?:contralor[ií]a|entidad|direcci[oó]n|superintendencia|servicio|organismo|[oó]rgano)/giu, 'own'],
  [
    /contralor[ií]a|(?<!\p{L})C\.?\s?G\.?\s?R(?!\p{L})|[oó]rgano\s+contralor|[eo]nti(?:dad)?\s+(?:fiscalizador|de\s+control)/giu,
    { name: courtNames.comptroller },
  ],
  [/[Dd]irecci[oó]n\s+del\s+[Tt]rabajo|(?<!\p{L})DT(?!\p{L})/gu, { name: 'Dirección del Trabajo' }],
  [/[Ss]uperintendencia\s+de\s+[Ss]eguridad\s+[Ss]ocial|(?<!\p{L})SUSESO(?!\p{L})/gu, { name: 'Superintendencia de Seguridad Social' }],
  [/[Ss]ervicio\s+[Nn]acional\s+del\s+[Cc]onsumidor|(?<!\p{L})SERNAC(?!\p{L})/gu, { name: consumerService }],
  [/[Ss]ervicio\s+de\s+[Ii]mpuestos\s+[Ii]nternos|(?<!\p{L})SII(?!\p{L})/gu, { name: 'Servicio de Impuestos Internos' }],
]
const reachBefore = 140
const reachAfter = 90

/** The office named nearest before the list, else the first right behind it. */
function officeAround(text: string, from: number, to: number): CourtAround {
  const before =
    text
      .slice(Math.max(0, from - reachBefore), from)
      .split(/[.;]\s+(?=\p{Lu})|\n/u)
      .at(-1) ?? ''
  const after = text.slice(to, to + reachAfter).split(/\n|\.\s/u)[0] ?? ''
  const near = (part: string, isLast: boolean): CourtAround => {
    const found = offices.flatMap(([pattern, court]) => [...part.matchAll(pattern)].map((match) => ({ at: match.index, court })))
    found.sort((a, b) => a.at - b.at)
    return (isLast ? found.at(-1) : found[0])?.court ?? null
  }
  return near(text.slice(from, to), false) ?? near(before, true) ?? near(after, false)
}

/** «N° E12.345, de 2024, de la Dirección del Trabajo», «dictamen de la Dirección del Trabajo N° E12.345». */
const ofOffice =
  /^(?:[\s\u00a0]*,?[\s\u00a0]*(?:de|del|[([])?[\s\u00a0]*(?:fecha[\s\u00a0]+)?(?:\d{1,2}[-./]\d{1,2}[-./]\d{2,4}|(?:\d{1,2}[\s\u00a0]+de[\s\u00a0]+\p{Ll}+[\s\u00a0]+del?[\s\u00a0]+)?(?:19|20)\d{2})[)\]]?)?[\s\u00a0]*,?[\s\u00a0]*(?:emitido[\s\u00a0]+por[\s\u00a0]+|dictado[\s\u00a0]+por[\s\u00a0]+)?(?:del?[\s\u00a0]+)?(?:la[\s\u00a0]+|el[\s\u00a0]+)?$/u
const beforeNumber = /^[\s\u00a0,]*(?:N[°º.]?[\s\u00a0]*)?$/u

/** The name of another office than `name` that a text joins to the number of an act. Null where it joins none. */
export function otherOfficeOf(text: string, { from, to }: TextSpan, name: string): string | null {
  const [before, behind] = [text.slice(Math.max(0, from - reachBefore), from), text.slice(to, to + reachAfter)]
  for (const [pattern, office] of offices) {
    if (office === null || office === 'own' || office.name === name) continue
    const isBehind = [...behind.matchAll(pattern)].some(({ index }) => ofOffice.test(behind.slice(0, index)))
    const isBefore = [...before.matchAll(pattern)].some(
      ({ index, 0: written }) =>
        /(?:del?|la|el)[\s\u00a0]+$/u.test(before.slice(0, index)) && beforeNumber.test(before.slice(index + written.length)),
    )
    if (isBehind || isBefore) return office.name
  }
  return null
}

/** Who else gives dictámenes. Where a text names none of them, one of a number and a year is of the Contraloría. */
const otherOffice =
  /superintendencia|(?:direcci[oó]n|inspecci[oó]n)\s+(?:\p{L}+\s+)?del\s+trabajo|impuestos\s+internos|servicio\s+nacional\s+del\s+consumidor|comisi[oó]n\s+para\s+el\s+mercado|(?<!\p{L})(?:DT|SUSESO|SII|SERNAC|CMF|SBIF|SVS)(?!\p{L})/iu
/** «N° 4.338/168» is of the Dirección del Trabajo. */
const isOfUnnamed = ({ docket, part, court }: NumberedCitation): boolean => docket !== null && part === undefined && court === null

/** «La Dirección del Trabajo ha sostenido:», before the list of its acts. */
function officeBefore(text: string, at: number): CourtAround {
  const before = text.slice(Math.max(0, at - reachOfList), at)
  const found = offices.flatMap(([pattern, court]) => [...before.matchAll(pattern)].map(({ index }) => ({ index, court })))
  return found.sort((a, b) => b.index - a.index)[0]?.court ?? null
}
const reachOfList = 400

interface Item {
  readonly citation: NumberedCitation
  readonly end: number
}

/** «N° 12.345, de 2020», «N° 4.338/168, de 22.09.2004», «E123456, de 2021»; without a year the number is bare. */
function readItem(text: string, at: number, isExempt: boolean): Item | null {
  item.lastIndex = at
  const match = item.exec(text)
  const { series, letter, number = '', part, dashed } = match?.groups ?? {}
  if (match === null || number === '') return null
  const to = match.index + match[0].length
  const read = dashed === undefined ? readYear(text, to) : null
  const year = dashed ?? read?.year ?? (part === undefined || part.length === 3 || part.length === 1 ? null : part)
  const docket = year === null ? null : docketOfParts(series ?? (letter === undefined ? (isExempt ? 'RE' : null) : 'E'), number, year)
  const court: CourtAround = letter === undefined && series !== 'OF' ? null : { name: courtNames.comptroller }
  const citation: NumberedCitation = {
    from: at,
    to,
    kind: 'dictamen',
    docket,
    bareNumber: docket === null ? numberValue(number) : null,
    court,
    ...(part === undefined ? {} : { part }),
    ...(docket === null && letter !== undefined ? { isOfLongSeries: true } : {}),
  }
  return { citation, end: read?.end ?? to }
}

function readYear(text: string, at: number): { readonly year: string; readonly end: number } | null {
  yearBehind.lastIndex = at
  const match = yearBehind.exec(text)
  if (match !== null) return { year: match.groups?.['year'] ?? '', end: at + match[0].length }
  const behindOffice = at + (officeBeforeDay.exec(text.slice(at, at + maxOffice))?.[0].length ?? 0)
  dateOpening.lastIndex = behindOffice
  const start = behindOffice + (dateOpening.exec(text)?.[0].length ?? 0)
  const [date] = start === behindOffice ? [] : findSpanishDates(text.slice(start, start + maxDateLength))
  return date?.from === 0 ? { year: date.date.slice(0, 4), end: start + date.to } : null
}

const openingAt = (text: string, at: number): RegExpExecArray | null => {
  const plain = matchAt(opening, text, at)
  return plain !== null && matchAt(item, text, at + plain[0].length) !== null ? plain : matchAt(datedOpening, text, at)
}

/** The year of the day that stands before the number. */
const withYear = (one: NumberedCitation, written: string): NumberedCitation => {
  const [date] = findSpanishDates(written)
  return date === undefined || date.from > 0 ? one : ofYear(one, date.date.slice(0, 4))
}

/** «El 3 de mayo de 2012, por el dictamen N° 12.345»: the day right before the act, empty where none stands there. */
function dayBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - reachOfDay), at)
  const day = findSpanishDates(before).at(-1)
  return day !== undefined && leadsToAct.test(before.slice(day.to)) ? before.slice(day.from, day.to) : ''
}
const reachOfDay = 80
const leadsToAct = /^,?\s+(?:(?:por|mediante|en|con|a\s+trav[eé]s\s+de|seg[uú]n)\s+)?(?:(?:el|la|su|ese|dicho)\s+)?$/iu

/** «la Circular N° 16, de 2016, y el oficio N° 8601 del Servicio»: of an office that the words before do not name. */
const ofOtherOffice =
  /(?<!\p{L})(?:del?|la|el)\s+(?:Servicio|Superintendencia|Subsecretar[ií]a|Ministerio|Municipalidad|Instituto|Tesorer[ií]a)(?!\p{L})/u

/** Dictámenes by number, in lists too. Those written «E586803N24» are docket numbers already. */
export function findDictamenes(text: string, isBrief: boolean): NumberedCitation[] {
  const found: NumberedCitation[] = []
  const ofComptroller = /contralor|c\.?\s?g\.?\s?r/iu.test(text)
  const isOneOffice = isBrief && !otherOffice.test(text)
  let previous: CourtAround = null
  for (const { index, 0: word } of text.matchAll(isBrief || ofComptroller ? documentWord : dictamenWord)) {
    if (!isBrief && /^c/iu.test(word)) continue
    const match = openingAt(text, index)
    if (match === null) continue
    const read: NumberedCitation[] = []
    let at = match.index + match[0].length
    const isExempt = match.groups?.['exempt'] !== undefined
    for (let item = readItem(text, at, isExempt); item !== null; item = readItem(text, at, isExempt)) {
      read.push(withYear(item.citation, match.groups?.['date'] ?? ''))
      itemJoint.lastIndex = item.end
      const joint = itemJoint.exec(text)
      if (joint === null) {
        at = item.end
        break
      }
      at = item.end + joint[0].length
    }
    const list = isExempt ? read : withSharedYears(text, read, word + text.slice(index + word.length, index + word.length + 12))
    const [only, second] = list
    if (only !== undefined && second === undefined) list[0] = withYear(only, dayBefore(text, match.index))
    // A number behind a comma that has no year of its own is no further dictamen.
    while (list.length > 1 && list.at(-1)?.docket === null) list.pop()
    const isWeak = match.groups?.['weak'] !== undefined
    const named = list.length === 0 ? null : officeAround(text, match.index, at)
    const mayCarry = isBrief && isWeak && !ofOtherOffice.test(text.slice(at, at + reachAfter).split(/\n|\.\s/u)[0] ?? '')
    const office: CourtAround = named ?? (mayCarry ? (officeBefore(text, match.index) ?? previous) : null)
    previous = office ?? previous
    const carried = named === null && office !== null ? { isOfficeCarried: true } : {}
    // Only the acts of this office have such numbers in the index; those of others are acts that a text tells of.
    if (isExempt && (office === null || office === 'own' || office.name !== consumerService)) continue
    if (isWeak && (office === null || office === 'own' || !(isBrief || office.name === courtNames.comptroller))) continue
    found.push(
      ...list
        .filter(({ docket }) => !isWeak || docket !== null)
        .map((one) => ({ ...one, court: one.court ?? office, ...carried }))
        .map((one) => (isOneOffice && isOfUnnamed(one) ? { ...one, court: { name: courtNames.comptroller }, isOfficeCarried: true } : one)),
    )
  }
  return found
}

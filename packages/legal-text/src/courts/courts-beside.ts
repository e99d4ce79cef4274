import { ordinalWords } from '@basejuris/domain/spanish-ordinals'
import { matchesOf } from '../analysis/matches-of.ts'
import { initialsForm, kindQueryForms, queryForm } from './compile-forms.ts'
import { courtName } from './court-name.ts'
import { cityForms, seatForms } from './court-seats.ts'
import { courtKinds, honorifics, nationalCourts, numberingBodies } from './court-table.ts'
import { placeName } from './place-names.ts'

/** A court in a text, with its name as `courtName` writes it. */
export interface NamedCourt {
  readonly from: number
  readonly to: number
  readonly name: string
}

const start = String.raw`(?<![\p{L}\d.])`
/** The end of a docket number is no ordinal: «2000123456-7 JG». */
const notInNumber = '(?<![°/–-])'
const end = String.raw`(?![\p{L}])`
const gap = String.raw`[\s\u00a0]`
/** «I.C. de Apelaciones»: no blank stands behind the full stop. */
const honorific = String.raw`(?:(?:${honorifics.short.join('|')})(?:\.${gap}*|${gap}+)|(?:${honorifics.long.join('|')})${gap}+)?`
/** «de», «con asiento en», «de la ciudad de», or a parenthesis: what stands between a court and its city. */
const article = `(?:[(\\[]${gap}?|(?:(?:con${gap}+(?:asiento|sede)${gap}+en|de${gap}+la${gap}+ciudad${gap}+de)${gap}+|(?:de|del)${gap}+(?:(?:la|el|los|las)${gap}+)?))?`

const city = String.raw`(?:${cityForms})(?![\p{L}])`

/** «Corte de Apelaciones - Chillán», «CA-Talca», «Juzgado de Garantía – Colina»: a dash before the city. */
const dash = `${gap}*[–—-]${gap}*`

/** «CS de Chile», «C.S. chilena». */
const ofCountry = `(?:${gap}+(?:de${gap}+(?:chile|la${gap}+republica)|chilena)${end})?`

/** Words that follow a court and are no place. */
const noPlace = String.raw`(?!(?:rol|roles|rit|ruc|ingreso|causa|autos|fallo|sentencia|sala|proteccion|amparo|civil|penal|crimen|familia|laboral|cobranza|fecha)(?![\p{L}]))`
const firstOfTwo = String.raw`(?:san|santa|la|las|los|el|puerto|pto\.?|punta|pta\.?|puente|pte\.?|vi[nñ]a del|villa|alto|rio|padre|nueva|maria)`
const place = String.raw`(?:${city}|${noPlace}(?:${firstOfTwo}\s+[a-zñ']{3,}|[a-zñ']{4,}))`

const ordinal = String.raw`(?:(?:\d{1,2}${gap}?(?:[°º]|er|do|to)?\.?|${ordinalWords})${gap}*)?`

/** «C. Talca», «la C. de Talca», but not «Soto c. Talca». */
const shortCourt = String.raw`(?:(?<=(?<![\p{L}])(?:la|de|en|por|ante|y|i\.|iltma\.|ilma\.)\s)|(?<![\p{L}\d.»”"’]\s))c\.`

const forms: readonly (readonly [source: string, nameOf: (match: RegExpExecArray) => string])[] = [
  ...nationalCourts.map(({ name, forms, abbreviations, besideNumber }) => {
    const sources = [
      ...[...forms, ...(besideNumber?.forms ?? [])].map(queryForm),
      ...(besideNumber?.initials ?? []).map(initialsForm),
      ...(abbreviations?.field === undefined ? [] : [abbreviations.field]),
    ]
    return [`${honorific}(?:${sources.join('|')})${end}${ofCountry}`, () => name] as const
  }),
  [
    String.raw`(?:1(?:er?|°|º)?|2(?:do?|°|º)?|3(?:er?|°|º)?)${gap}?(?:t\.?${gap}?a\.?|tribunal${gap}+ambiental)${end}`,
    ([written]) => `${['Primer', 'Segundo', 'Tercer'][Number(written.charAt(0)) - 1]} Tribunal Ambiental`,
  ],
  [
    `${honorific}(?:(?:(?:s?i\\.?${gap}?|s\\.?${gap}?)?c\\.?${gap}?a\\.?|c\\.${gap}?de${gap}a\\.|c(?:orte|te)?\\.?${gap}*(?:de${gap}+)?(?:ap(?:s|el(?:s|ac(?:ion(?:es)?)?)?)?\\.?|alzada))(?:(?:,?${gap}*${article}|${dash})(?<at>${city}))?|(?:corte|cte\\.?|${shortCourt})${gap}+${article}(?<seat>${city}))${end}`,
    ({ groups }) => {
      const seat = groups?.['at'] ?? groups?.['seat']
      return seat === undefined ? 'Corte de Apelaciones' : `Corte de Apelaciones de ${placeName(seat)}`
    },
  ],
  ...numberingBodies.map(({ name, forms, initials, hasSeats = false }) => {
    const sources = [...forms.map(queryForm), ...initials.map(initialsForm)]
    const seat = hasSeats ? `(?:[\\s,]*${article}(?:region${gap}+${article})?${place})?` : ''
    return [`(?:${sources.join('|')})${end}${seat}`, () => name] as const
  }),
  [
    `${notInNumber}${ordinal}(?:${courtKinds.flatMap(kindQueryForms).join('|')})${end}(?:\\.?[\\s,]*${article}${place}|${dash}(?:${seatForms})${end})?`,
    ([written]) => courtName(written),
  ],
]

/** One pass that most windows end with. */
const anyCourt = new RegExp(`${start}(?:${forms.map(([source]) => source).join('|')})`, 'u')
const readers = forms.map(([source, nameOf]) => [new RegExp(start + source, 'gu'), nameOf] as const)

/**
 * Courts of a text folded to its own length, with initials and short forms. These are trusted only beside a docket number: the caller
 * looks at what stands between.
 */
export function findCourtsBeside(folded: string): NamedCourt[] {
  if (!anyCourt.test(folded)) return []
  const found: NamedCourt[] = []
  for (const [pattern, nameOf] of readers)
    for (const match of matchesOf(folded, pattern)) {
      const [from, to] = [match.index, match.index + match[0].length]
      if (!found.some((other) => other.from < to && from < other.to)) found.push({ from, to, name: nameOf(match) })
    }
  return found.sort((a, b) => a.from - b.from)
}

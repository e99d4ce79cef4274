import { monthNames } from '@basejuris/domain/spanish-cardinals'
import { dateInWords, dayOf } from '../language/dates.ts'
import { withThousandsDots } from '../language/number-words.ts'
import type { Rng } from '../random/rng.ts'
import type { DemoRecord } from '../record.ts'
import { type BriefWordings, fill } from './brief-wordings.ts'

/** What a brief says of a ruling. Each part may be changed before it is written. */
export type CitedParts = Pick<DemoRecord, 'coleccion' | 'tribunal' | 'rol' | 'fecha' | 'caratulado'>

export interface Docket {
  readonly letter: string | null
  readonly number: number
  readonly year: number
  /** «INA» of the Tribunal Constitucional. */
  readonly suffix: string | null
  /** Whether it is a dictamen with an electronic number («E12345N24»). */
  readonly electronic: boolean
}

const century = 100
const recentCentury = 2000

/** Takes a docket number of the corpus apart. */
export function readDocket(rol: string): Docket {
  const opinion = /^(E?)(\d+)N(\d\d)$/u.exec(rol)
  if (opinion !== null)
    return { letter: null, number: Number(opinion[2]), year: fullYear(Number(opinion[3])), suffix: null, electronic: opinion[1] === 'E' }
  const constitutional = /^(\d+)-(\d\d)-([A-Z]+)$/u.exec(rol)
  if (constitutional !== null)
    return {
      letter: null,
      number: Number(constitutional[1]),
      year: fullYear(Number(constitutional[2])),
      suffix: constitutional[3] ?? null,
      electronic: false,
    }
  const common = /^(?:([A-Z])-)?(\d+)-(\d{4})$/u.exec(rol)
  if (common === null) throw new Error(`A docket number of the corpus is of no known form: ${rol}`)
  return { letter: common[1] ?? null, number: Number(common[2]), year: Number(common[3]), suffix: null, electronic: false }
}

const fullYear = (short: number): number => (short > 70 ? recentCentury - century : recentCentury) + short

/** The same docket number with another number or year. */
export function writeDocket({ letter, number, year, suffix, electronic }: Docket, like: string): string {
  const short = String(year % century).padStart(2, '0')
  if (/N\d\d$/u.test(like)) return electronic ? `E${number}N${short}` : `${String(number).padStart(6, '0')}N${short}`
  if (suffix !== null) return `${number}-${short}-${suffix}`
  return `${letter === null ? '' : `${letter}-`}${number}-${year}`
}

const dottedFrom = 1000

/** A docket number in words of a brief, dictámenes included. */
export function docketForm(parts: CitedParts, rng: Rng, wordings: BriefWordings): string {
  const { letter, number, year, suffix, electronic } = readDocket(parts.rol)
  const dotted = number >= dottedFrom && rng.chance(0.6) ? withThousandsDots(number) : String(number)
  const slots = { n: dotted, a: String(year), aa: String(year % century).padStart(2, '0') }
  if (parts.coleccion === 'contraloria') {
    const dictamen = `${electronic ? 'E' : ''}${rng.chance(0.7) ? withThousandsDots(number) : number}`
    return fill(rng.pick(wordings.opinions), { dictamen, a: slots.a, fecha: dateForm(parts.fecha, rng) })
  }
  if (suffix !== null) return fill(rng.pick(wordings.constitutional), { ...slots, tipo: suffix })
  if (letter !== null) return fill(rng.pick(wordings.lettered), { ...slots, letra: letter })
  return fill(rng.pick(wordings.dockets), slots)
}

/** A day in one of the ways of briefs, without «de» before it. */
export function dateForm(iso: string, rng: Rng): string {
  const [year = 0, month = 0, date = 0] = iso.split('-').map(Number)
  const name = monthNames[month - 1] ?? ''
  const [dd, mm] = [String(date).padStart(2, '0'), String(month).padStart(2, '0')]
  return rng.weighted([
    [`${date === 1 ? '1°' : date} de ${name} de ${year}`, 10],
    [`${dd} de ${name} de ${year}`, 3],
    [`${date} de ${name} del año ${year}`, 2],
    [`${dd}-${mm}-${year}`, 2],
    [`${dd}/${mm}/${year}`, 2],
    [`${dd}.${mm}.${year}`, 2],
    [dateInWords(dayOf(year, month, date)), 3],
  ])
}

export interface CourtForm {
  readonly tribunal: string
  readonly el: string
  readonly del: string
}

/** A court in words of a brief, with its article. */
export function courtForm({ tribunal }: CitedParts, rng: Rng, wordings: BriefWordings): CourtForm {
  const city = /^Corte de Apelaciones de (.+)$/u.exec(tribunal)?.[1]
  if (tribunal === 'Corte Suprema') return feminine(rng.pick(wordings.supremeNames))
  if (city !== undefined) return feminine(fill(rng.pick(wordings.appealNames), { ciudad: city }))
  if (tribunal === 'Contraloría General de la República')
    return feminine(rng.pick(['Contraloría General de la República', 'Contraloría General', 'CGR']))
  if (tribunal === 'Tribunal Constitucional')
    return masculine(rng.pick(['Tribunal Constitucional', 'Excmo. Tribunal Constitucional', 'TC']))
  return masculine(rng.chance(0.5) ? tribunal : tribunal.replace(/^(\d+)º /u, (_, n: string) => `${ordinals[Number(n)] ?? `${n}°`} `))
}

const ordinals = ['', 'Primer', 'Segundo', 'Tercer', 'Cuarto', 'Quinto', 'Sexto', 'Séptimo', 'Octavo', 'Noveno', 'Décimo']
const feminine = (tribunal: string): CourtForm => ({ tribunal, el: `la ${tribunal}`, del: `de la ${tribunal}` })
const masculine = (tribunal: string): CourtForm => ({ tribunal, el: `el ${tribunal}`, del: `del ${tribunal}` })

const lowerWords = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'con'])

/** A caption as briefs write it: in capitals or not, parties joined in several ways, companies abbreviated, second surnames left out. */
export function captionForm(caption: string, rng: Rng, wordings: BriefWordings): string {
  const [one = '', other = ''] = caption.split(/ CON | C\/ |\//u)
  const isPenal = / C\/ /u.test(caption)
  const isShort = rng.chance(0.3)
  const isUpper = rng.chance(0.3)
  const [left, right] = [one, other].map((party) => {
    const named = isShort ? firstSurname(party) : party
    return abbreviated(isUpper ? named : titleCase(named), rng)
  })
  const joint = isPenal ? rng.pick([' c/ ', ' con ', ' contra ']) : rng.pick([' con ', ' con ', '/', ' c/ ', ' / '])
  const [open, close] = rng.pick(wordings.quoteMarks)
  return `${open}${left}${isUpper ? joint.toUpperCase() : joint}${right}${close}`
}

const company =
  /\b(S\.A\.|SPA|LIMITADA|E\.I\.R\.L\.|BANCO|SINDICATO|SERVICIO|SUPERINTENDENCIA|MUNICIPALIDAD|MINISTERIO|FISCO|AFP|ISAPRE|DIRECCIÓN|JUNTA|INSTITUTO|SUBSECRETARÍA|GENDARMERÍA|TESORERÍA)\b/u

const firstSurname = (party: string): string => {
  const words = party.split(' ')
  return company.test(party) || words.length !== 2 ? party : (words[0] ?? party)
}

const titleCase = (text: string): string =>
  text
    .toLowerCase()
    .split(' ')
    .map((word, at) => (at > 0 && lowerWords.has(word) ? word : capitalised(word)))
    .join(' ')
    .replaceAll(/\bS\.a\./gu, 'S.A.')
    .replaceAll(/\bSpa\b/gu, 'SpA')
    .replaceAll(/\bE\.i\.r\.l\./gu, 'E.I.R.L.')
    .replaceAll(/\bAfp\b/gu, 'AFP')

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const abbreviated = (party: string, rng: Rng): string =>
  rng.chance(0.4)
    ? party
        .replace(/\bLimitada\b/u, 'Ltda.')
        .replace(/\bLIMITADA\b/u, 'LTDA.')
        .replace(/y Compañía/u, 'y Cía.')
    : party

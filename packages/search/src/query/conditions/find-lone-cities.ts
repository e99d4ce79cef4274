import { cityName, findMatches, givenNames, isAppealsCity, overlaps, placeName, seatForms, surnames } from '@basejuris/legal-text'
import { nameTerms } from '../../word-tokens.ts'
import { findCourts } from '../parts/find-courts.ts'
import { fillSpans, type Span } from '../parts/span.ts'
import { ofEitherCourt } from './courts-of-origin.ts'
import { foldQuery, type Mention } from './mention.ts'
import { narrativeOf } from './narrative.ts'
import { partAsked } from './part-asked.ts'

/** Every court of a city. `written` is the name of the city, as written. */
export function cityMention({ from, to }: Span, written: string): Mention {
  const name = placeName(written)
  return { from, to, test: { kind: 'tribunal', terms: nameTerms(name) }, value: name, label: `tribunales de ${name}`, strength: 'plain' }
}

/** «despido injustificado santiago 2024»: a city alone beside words of the law may be that of the courts, so it raises theirs. */
export function findLoneCities(text: string, mentions: readonly Mention[], apart: readonly Span[]): Mention[] {
  const folded = foldQuery(text)
  if (folded === null) return []
  if (narrativeOf(text, [...apart, ...mentions]) !== 'notes') return citiesAtEnd(text, folded, mentions, apart)
  if (mentions.some(({ test, value }) => test.kind === 'tribunal' && value !== 'Corte Suprema')) return []
  const taken = [...mentions, ...apart]
  const listed = listedCities(text, folded, mentions).filter((each) => !taken.some((other) => overlaps(each, other)))
  const alone = findMatches(folded, cities).flatMap((match): Mention[] => {
    const { city = '' } = match.groups ?? {}
    const span = { from: match.index, to: match.index + match[0].length }
    const before = folded.slice(Math.max(0, span.from - maxBefore), span.from)
    const after = folded.slice(span.to, span.to + maxBefore)
    const name = cityName(city)
    if (
      [...taken, ...listed].some((other) => overlaps(other, span)) ||
      isOfAnother(name, before, match[0].endsWith('.') ? `.${after}` : after) ||
      (mayBeOther(name, isBlank(after)) && !behindRit.test(before) && !courtOf.test(before) && !ofJudge.test(after))
    )
      return []
    if (courtsOf.test(before)) {
      const from = span.from - (courtsOf.exec(before)?.[0].length ?? 0)
      return [cityMention({ from, to: span.to }, name)]
    }
    const isPiece = isAppealsCity(name) && /[.;/|]\s+$/u.test(before) && (match[0].endsWith('.') || /^\s*[.;/|]/u.test(after))
    if (isPiece || rulingsOf.test(before) || behindRit.test(before) || (isAppealsCity(name) && decidesLast.test(after)))
      return [cityMention(span, name)]
    if (!besideRulings.test(before) && !standsAtEdge(span, text, taken)) return []
    const courts = courtsOfAppeal(span, name, mentions) ?? courtsBesideOutcome(span, name, text, mentions)
    if (courts !== null) return [courts]
    if (isLastOfNotes(span, name, folded, mentions)) return [cityMention(span, name)]
    return [endsNote(span, folded, mentions) ? courtsThere(span, name) : loneCity(span, name)]
  })
  return [...listed, ...alone]
}

/** «…, fallos que acojan en Antofagasta o Valparaíso»: with what an account ends. */
const citiesAtEnd = (text: string, folded: string, mentions: readonly Mention[], apart: readonly Span[]): Mention[] => {
  const asked = partAsked(text, mentions, apart)
  // «busco protección acogida en Santiago que ordene pagar».
  const isDecidedIn = (at: number, city: string): boolean =>
    isAppealsCity(cityName(city)) && mentions.some(({ test, to }) => test.kind === 'resultado' && /^\s+en\s+$/u.test(text.slice(to, at)))
  // «…, acogida, Calama, jueza Rojas».
  const isListed = (at: number, city: string): boolean =>
    !mayBeOther(cityName(city)) && /,\s+$/u.test(text.slice(0, at)) && /^\s*(?:,|$)/u.test(text.slice(at + city.length))
  const ofRulings = findMatches(folded, cities).filter(
    ({ index, groups: { city = '' } = {} }) =>
      asked !== null &&
      asked.from <= index &&
      index < asked.to &&
      (rulingsOf.test(folded.slice(asked.from, index)) ||
        (isAppealsCity(cityName(city)) && asExample.test(folded.slice(asked.from, index))) ||
        isDecidedIn(index, city) ||
        isListed(index, city)),
  )
  if (ofRulings.length > 0)
    return ofRulings.map(({ index, groups: { city = '' } = {} }) => cityMention({ from: index, to: index + city.length }, cityName(city)))
  const match = lastCities.exec(folded)
  if (match === null) return cityAtEnd(text, folded, mentions, asked)
  const named = findMatches(match[0], cities).map(({ index, groups = {} }) => {
    const from = match.index + index
    return { from, to: from + (groups['city'] ?? '').length, name: cityName(groups['city'] ?? '') }
  })
  const list = { from: named[0]?.from ?? 0, to: folded.length }
  const isBehind = mentions.some(
    (other) => saidOfRulings.has(other.test.kind) && /^\s+(?:(?:en|de)\s+)?$/u.test(between(list, other, text)),
  )
  return isBehind && !named.some(({ name }) => mayBeOther(name, true)) ? named.map((span) => loneCity(span, span.name)) : []
}
/** «cortes del sur, digamos Valdivia y Puerto Montt»: what stands before a city, on folded text. */
export const asExample = new RegExp(
  String.raw`(?<!\p{L})(?:cortes?|tribunales|juzgados|ciudades)(?!\p{L})[^.;:]{0,40}?[\s,(](?:digamos|como|por\s+ejemplo|tipo|o\s+sea|es\s+decir|ya\s+sea|sea|pongamos|onda)[\s,]+(?:(?:la\s+de|las\s+de|de)\s+)?(?:(?:${seatForms})(?:\s*,\s*|\s+[yeou]\s+)(?:(?:la\s+de|de)\s+)?)*$`,
  'u',
)
const lastCities = new RegExp(
  String.raw`(?<![\p{L}\d./-])(?:${seatForms})(?:\s*,\s*(?:${seatForms}))*\s+[ou]\s+(?:${seatForms})\s*[.?]?\s*$`,
  'u',
)

/** «…, amparo acogido san miguel enero 2024», «…, idealmente Concepción». */
const cityAtEnd = (text: string, folded: string, mentions: readonly Mention[], asked: Span | null): Mention[] => {
  const dates = mentions.filter(({ test }) => test.kind === 'fecha')
  const match = lastCity.exec(fillSpans(folded, dates, ' '))
  const name = cityName(match?.groups?.['city'] ?? '')
  if (match === null || mayBeOther(name, true)) return []
  const from = match.index + match[0].indexOf(match.groups?.['city'] ?? '')
  const span = { from, to: from + (match.groups?.['city'] ?? '').length }
  const isBehind = mentions.some((other) => saidOfRulings.has(other.test.kind) && /^\s+(?:en\s+)?$/u.test(between(span, other, text)))
  const isApart =
    /(?:[,;]|(?<!\p{L})(?:idealmente|ojala|preferentemente|de\s+preferencia|(?:hay|existe)\s+(?:algo|algun\s+\p{L}+)))\s*(?:en\s+)?$/u.test(
      folded.slice(0, from),
    )
  if (!(isBehind || isApart) || mentions.some((other) => overlaps(other, span))) return []
  const isAsked = isBehind && isAppealsCity(name) && asked?.to === text.length
  return [isAsked ? cityMention(span, name) : loneCity(span, name)]
}
const lastCity = new RegExp(String.raw`(?<![\p{L}\d./-])(?<city>${seatForms})\s*[.?]?\s*$`, 'u')

/** Appeals that no other court than that of appeals decides. */
const ofAppeals: ReadonlySet<string> = new Set(['nulidad laboral', 'nulidad penal', 'reclamo de ilegalidad'])

/** «nulidad laboral abandonada valparaíso»: the court of appeals of the city. «nulidad 374 letra e CPP hurto la serena»: of work or of crime, its courts. */
const courtsOfAppeal = (span: Span, name: string, mentions: readonly Mention[]): Mention | null => {
  if (!isAppealsCity(name) || mentions.some(({ test }) => test.kind === 'tribunal')) return null
  const appeals = mentions.filter(({ test, strength }) => test.kind === 'recurso' && strength === 'plain').map(({ value }) => value)
  const [court] = appeals.some((each) => ofAppeals.has(each)) ? findCourts(`Corte de Apelaciones de ${placeName(name)}`) : []
  if (court !== undefined)
    return { ...span, test: { kind: 'tribunal', terms: court.terms }, value: court.name, label: court.name, strength: 'plain' }
  return appeals.includes('nulidad') ? cityMention(span, name) : null
}

/** Appeals that the Corte Suprema decides: a city beside them is where the case comes from. */
const ofSupreme = /^(?:casación(?! en la forma)|unificaci|queja|revisi|inaplicab)/u
/** A court, or an appeal that only the Corte Suprema decides. */
const namesDecider = (mentions: readonly Mention[]): boolean =>
  mentions.some(({ test, value }) => test.kind === 'tribunal' || (test.kind === 'recurso' && ofSupreme.test(value)))
const saidOfRulings: ReadonlySet<string> = new Set(['resultado', 'recurso', 'ministro', 'redactor', 'disidente'])

/** «protección valparaíso acogida», «rechazado con costas valdivia»: courts of the city, right beside what else is said of their rulings. */
const courtsBesideOutcome = (span: Span, name: string, text: string, mentions: readonly Mention[]): Mention | null => {
  // «demanda acogida paillaco»: a town that is no seat of appeals, at the end.
  if (alsoWords.has(name) || !(isAppealsCity(name) || isBlank(text.slice(span.to)))) return null
  if (namesDecider(mentions)) return null
  const isSaid = mentions.some(
    (other) =>
      other.strength === 'plain' &&
      saidOfRulings.has(other.test.kind) &&
      /^(?:\s+(?:con|sin)\s+costas)?[\s,]*$/iu.test(between(span, other, text)),
  )
  return isSaid ? cityMention(span, name) : null
}

/** «protección licencias compin rancagua rechazada», «anula honorarios de perito Talca»: a city at the end of what else is said of rulings. */
const isLastOfNotes = ({ to }: Span, name: string, folded: string, mentions: readonly Mention[]): boolean => {
  const isLast = /^[\s,.]*$/u.test(fillSpans(folded, mentions, ' ').slice(to))
  const said = mentions.filter(
    ({ strength, test, from }) =>
      (strength === 'plain' && (test.kind === 'recurso' || test.kind === 'resultado')) || (test.kind === 'resultado' && from === 0),
  )
  return isLast && isAppealsCity(name) && !alsoWords.has(name) && said.length > 0 && !namesDecider(mentions)
}

/** «despido injustificado Temuco 2024»: the city with which a note ends is where it was decided, or where a case of the Corte Suprema comes from. */
const endsNote = ({ from, to }: Span, folded: string, mentions: readonly Mention[]): boolean =>
  /^[\s,.)]*(?:-\p{L}+\s*)*$/u.test(fillSpans(folded, mentions, ' ').slice(to)) &&
  /\p{L}/u.test(folded.slice(0, from)) &&
  !namesDecider(mentions) &&
  !noSeat.test(folded.slice(0, from)) &&
  !locatedThings.test(folded)
/** «tribunal arbitral Santiago», «ICA Puerto Varas»: a court that does not sit there. */
const noSeat = /(?<!\p{L})(?:arbitral(?:es)?|i?ca|corte)\s+(?:de\s+)?$/u
/** What happened or lies in a place, so that the city may be told of it. */
const locatedThings =
  /(?<!\p{L})(?:accidentes?|choques?|atropell\p{L}+|incendios?|terremotos?|sismos?|aluvion\p{L}*|inundaci\p{L}+|contaminaci\p{L}+|derrames?|vertederos?|humedal\p{L}*|termoelectricas?|plan\s+regulador|loteos?|terrenos?|predios?|canal(?:es)?|esteros?|edificios?|expropiaci\p{L}+)(?!\p{L})/u

/** The courts of the city, and the Corte Suprema where a case comes from there. The city stays a word while it is only preferred. */
const courtsThere = (span: Span, name: string): Mention => ({ ...ofEitherCourt(cityMention(span, name)), isWordToo: true })

/** A city that may be that of the courts. */
const loneCity = (span: Span, name: string): Mention => ({ ...courtsThere(span, name), strength: 'doubtful' })

/**
 * «arica o iquique», «santiago, talca o concepción», «copiapó OR antofagasta»: the courts of either, since nobody lists what happened so. With «y», or amid other words,
 * each is a city alone.
 */
const listedCities = (text: string, folded: string, mentions: readonly Mention[]): Mention[] =>
  findMatches(folded, lists).flatMap((match): Mention[] => {
    const span = { from: match.index, to: match.index + match[0].length }
    const before = folded.slice(Math.max(0, span.from - maxBefore), span.from)
    const lead = courtsOf.exec(before)?.[0].length ?? 0
    const named = findMatches(match[0], cities).map(({ index, 0: written, groups = {} }) => ({
      from: span.from + index - (index === 0 ? lead : 0),
      to: span.from + index + written.length,
      name: cityName(groups['city'] ?? ''),
    }))
    const ofCourts = lead > 0 || rulingsOf.test(before) || besideRulings.test(before)
    const isOfOther = isOfAnother(named[0]?.name ?? '', before, folded.slice(span.to, span.to + maxBefore))
    if (isOfOther || named.length < 2 || named.every(({ name }) => mayBeOther(name))) return []
    if (!ofCourts && !standsAtEdge(span, text, mentions)) return []
    const isEither = ofCourts || (/(?<!\p{L})(?:[ou]|or)(?!\p{L})/u.test(match[0]) && !/(?<!\p{L})en\s+$/u.test(before))
    return named.map(({ from, to, name }, at) =>
      isEither ? cityMention({ from: named[at - 1]?.to ?? from, to }, name) : loneCity({ from, to }, name),
    )
  })

/** Characters around a city that are looked at. */
const maxBefore = 80
const lists = new RegExp(
  String.raw`(?<![\p{L}\d./-])(?:${seatForms})(?:(?:\s*,\s*|\s+or\s+)(?:${seatForms})(?!\p{L}))*(?:\s*\/\s*|\s+(?:[yeou]|or)\s+)(?:${seatForms})(?![\p{L}\d/-])`,
  'gu',
)
const cities = new RegExp(String.raw`(?<![\p{L}\d./-])(?<city>${seatForms})\.?(?![\p{L}\d/-])`, 'gu')

/** Towns whose names are also words, persons or what is decided: «constitución», «nacimiento», «castro». */
const alsoWords: ReadonlySet<string> = new Set(
  (
    'constitucion,nacimiento,florida,coronel,victoria,independencia,providencia,la union,porvenir,colina,molina,castro,arauco,laja,caldera,calera,la calera,los lagos,' +
    'santa cruz,santa barbara,san carlos,san antonio,san vicente,san fernando,san felipe,san javier,santa juana,casablanca,la reina,macul,recoleta,lampa'
  ).split(','),
)

/**
 * No city, but in doubt: a town named as a person or a thing is one only where a court of appeal sits there. The last word of a search, «ebriedad
 * bulnes», is hardly a surname, and «abreviado san felipe» hardly a saint.
 */
export function mayBeOther(name: string, isLast = false): boolean {
  if (isLast && name.startsWith('san ')) return false
  const isPersons = name.split(' ').some((word) => (!isLast && surnames.has(word)) || givenNames.has(word))
  return alsoWords.has(name) || (!isAppealsCity(name) && !/^(?:los|las)\s/u.test(name) && isPersons)
}
const isBlank = (text: string): boolean => text.trim() === ''

/** What a city belongs to, other than courts: «municipalidad de santiago», «calle rancagua», «juan santiago», «concepción del daño». */
const isOfAnother = (city: string, before: string, after: string): boolean => {
  const word = /(?<word>\p{L}+)\s+$/u.exec(before)?.groups?.['word'] ?? ''
  const next = /^\s+(?<word>\p{L}+)/u.exec(after)?.groups?.['word'] ?? ''
  if (bindsCity.test(before) && !rulingsOf.test(before) && !courtsOf.test(before)) return true
  const isPerson = givenNames.has(city) ? surnames.has(next) || givenNames.has(word) : surnames.has(city) && givenNames.has(word)
  return isPerson || placeNouns.test(before) || /^(?:del?|con|s\.?a|spa|ltda)$/u.test(next)
}

/** «fallos de santiago». */
const rulingsOf =
  /(?<!\p{L})(?:fallos|sentencias?|jurisprudencia|resoluciones)\s+(?:(?:civil|penal|laboral)(?:es)?\s+|de\s+familia\s+)?(?:del?|en)\s+$/u
/** «rit I-47-2023 san bernardo»: the number is one of the court there. */
export const behindRit = /(?<![\p{L}\d])[a-z]-\d{1,6}-(?:19|20)\d{2}\s+(?:(?:de|en)\s+)?$/iu
/** «exclusión crédito san miguel revoca»: the city for its court. */
const decidesLast = /^\s+(?:no\s+)?(?:acoge|rechaza|desestima|revoca|confirma|anula|invalida|absuelve)\s*$/u
/** «concesión minera colina juez marchant». */
const ofJudge = /^\s+(?:juez|jueza|magistrad[oa])\s+\p{L}/u
/** «sentencias santiago microtráfico». */
const besideRulings = /(?<!\p{L})(?:fallos|sentencias|jurisprudencia|resoluciones)\s+$/u
/** «tribunales de talca», «juzgado santa cruz»: the courts of the city as such. */
const courtOf = /(?<!\p{L})(?:juzgados?|j[uz]*g?z?g?do\.?|juzg?\.?)(?:\s+de)?\s+$/u
const courtsOf = new RegExp(String.raw`(?<!\p{L})(?:tribunales|juzgados|jueces)\s+(?:del?|en)\s+$|${courtOf.source}`, 'u')
const bindsCity =
  /(?<!\p{L})(?:del?|la|el|los|las|l[oa]|al?|por|para|con|contra|c\/|vs?\.?|desde|hasta|hacia|entre|sin|no|salvo|excepto|menos|san|santa|puerto|nuev[oa]|gran|y|e|o|u|-)\s+$|-$/u
const placeNouns =
  /(?<!\p{L})(?:municipalidad|municipio|muni|alcaldia|alcalde|universidad|u|banco|hospital|clinica|puerto|metro|intendencia|gobernacion|gore|seremi|comuna|ciudad|region|provincia|avenida|av\.?|calle|pasaje|ruta|autopista|aeropuerto|colegio|liceo|escuela|jardin|diario|sanatorio|carcel|ccp|cdp|cpf|cp|parque|plaza|estadio|cerro|camino|sector|villa|poblacion|empresa|sociedad|club|volcan|lago|rio|aguas|zofri|terminal|mall|casino|feria|isla|valle|playa|borde|costero|constructora|inmobiliaria|hotel|radio|corporacion|fundacion|sindicato|servicio|salud|notari[oa]|conservador|cbr|inspeccion|fiscalia|defensoria|prefectura|comisaria|cuartel(?:\s+(?:de\s+)?(?:la\s+)?pdi)?|tenencia|reten|cesfam|sapu|consultorio|posta|regimiento|base|edificio|condominio|terremoto|incendio|aluvion|sismo|maremoto|tsunami|(?<!(?:residencia|visa|permanencia)\s)temporal)\s+(?:(?:nacional|regional|comunal|provincial|militar|naval|penitenciari[oa])\s+)?$/u

const joints = String.raw`(?:[\s,.;:()]|(?<!\p{L})(?:del?|en|y|a[ñn]os?)(?!\p{L}))*`
const isJoint = new RegExp(`^${joints}$`, 'iu')
/** The text between two spans. A letter where they overlap, so that they stand beside nothing. */
const between = ({ from, to }: Span, other: Span, text: string): string =>
  other.from >= to ? text.slice(to, other.from) : other.to <= from ? text.slice(other.to, from) : 'x'

/** First or last in its clause, or beside something else that is said of the rulings. */
const standsAtEdge = ({ from, to }: Span, text: string, others: readonly Span[]): boolean => {
  const isBeside = (other: Span): boolean => isJoint.test(between({ from, to }, other, text))
  const isFirst = /(?:^|[,;:.(]|(?<!\p{L})(?:Y|O|AND|OR))\s*$/u.test(text.slice(0, from))
  const isLast = /^\s*(?:$|[,;:.?)]|-\p{L}|(?:NO|NOT|Y|O|AND|OR)\s)/u.test(text.slice(to))
  return isFirst || isLast || others.some(isBeside)
}

import { ignoringCase } from '../../analysis/ignoring-case.ts'
import { matchesAt } from '../../analysis/matches-at.ts'
import { isTown } from '../names/is-town.ts'
import {
  bareSidedNumber,
  blank,
  capital,
  communeName,
  connector,
  houseNumber,
  inlineBlank,
  placeType,
  sidedNumber,
  sidedStreets,
  sign,
  streetType,
  word,
} from './address-words.ts'
import type { PersonalSpan } from './masked-span.ts'

const opening = String.raw`(?:domiciliad[oa]s?|domicilian?|domicilios?|residen(?:te|tes|cia)?|residiendo|reside|resid[ií]an?|viven?|viv[ií]an?|vivir|viviendo|vivi[oó]|pernocta(?:n|ba|ban|r|ndo)?|aloja(?:n|ba|ban|r|ndo)?|habita(?:ba|n|ndo|r)?(?=[\s\u00a0]+en[\s\u00a0][^,.;]{3,40}\d)|direcci[oó]n(?=[\s\u00a0]*(?::|particular|laboral|comercial|ubicada|\n)|[\s\u00a0]+(?:de[\s\u00a0]+)?(?:calle|avenida|avda|av\.|pasaje)|[\s\u00a0]+(?!del?[\s\u00a0])\p{L}+[\s\u00a0]\p{L}+[\s\u00a0](?:n[°º][\s\u00a0]?)?\d))`
const filler = String.raw`(?:(?:para|por|a|todos?|todas?|ambos|ambas|tales|estos|este|esta|ciudad|los|sus|su|efectos?|legales|del|de|juicio|actualmente|tambi[eé]n|particular|laboral|comercial|social|procesal|com[uú]n|ubicad[oa]s?|situad[oa]s?|emplazad[oa]s?|habid[oa]|existente|registrad[oa]s?|conocido|fijad[oa]s?|informad[oa]s?|declarad[oa]s?|señalado|actual|familiar|el|la|lo|y|apercibid[oa]|conforme|dispone|dispuesto|art[ií]culo|26|c[oó]digo|procesal|penal|es|era)(?![\p{L}\d]))`
const cue = new RegExp(
  String.raw`(?<![\p{L}])${ignoringCase(opening)}(?=[\s\u00a0,:])(?:[\s\u00a0,]+${ignoringCase(filler)})*[\s\u00a0,]*(?:en[ií]?(?![\p{L}])|:)?[\s\u00a0]*`,
  'uy',
)
/** «el domicilio de la demandada a esa fecha era X N° 1». */
const statedLater = new RegExp(
  String.raw`(?<![\p{L}])[Dd]omicilio(?:${blank}[\p{Ll}\d°º]+){1,10}?${blank}(?:era|es|corresponde${blank}a)${blank}(?=[\p{Lu}])`,
  'uy',
)
/** «domicilio registrado en su solicitud, correspondiente a X N° 1», «domicilio de la actora, esto es, X N° 1». */
const linked = new RegExp(
  `(?<![\\p{L}])${ignoringCase('domicilios?|residencia|direcci[oó]n|hogar|morada|vivienda|casa')}(?:,?${blank}[\\p{L}\\d°º[\\]]+){1,16}?,?${blank}(?:(?:que${blank})?correspond(?:ientes?|e|ía)${blank}a|esto${blank}es|a${blank}saber|es${blank}decir),?${blank}(?=[\\p{Lu}\\d])`,
  'uy',
)
/** First letters of the forms above, without the flag `u` so that a long text is scanned fast. */
const cueStart = /domicili|resid|viv|pernoct|aloja|habita|direcci/gi
const domicile = /[Dd]omicili/g
const homeStart = /domicilio|residencia|direcci|hogar|morada|vivienda|casa/gi
/** A house is numbered, and a year without a sign is no number. */
const numberedHouse = new RegExp(
  `(?<![\\d.])(?!(?:19|20)\\d{2}(?!\\d))\\d|${sign}${blank}?\\d|[sS]/[nN]|${ignoringCase(`sin${blank}n[uú]mero`)}`,
  'u',
)
/** «domiciliado en provincia de cantón norte n°3541»: small letters only after this word, where a sign announces the number. */
const inSmallLetters = new RegExp(
  String.raw`(?<![\p{L}])[Dd]omiciliad[oa]s?${blank}en${blank}(?<address>(?:${word}${blank}){1,6}?${sign}${blank}?\d{1,5})(?![\d/]|[.,]\d)`,
  'duy',
)
/** «en esta ciudad, calle X»: the town comes first. */
const town = `(?:(?:esta|dicha|misma|la)${blank}(?:misma${blank})?(?:ciudad|comuna|localidad),${blank})?`
const lead = `${town}(?:en${blank}|la${blank}|el${blank}|las${blank}|los${blank}){0,2}`
const typed = `(?:${streetType}|${placeType})(?:${blank}(?:${streetType}|${placeType}))?(?:${blank}(?:${sign}${blank}?)?(?:${word}${blank}){0,5}?${capital})(?:${inlineBlank}(?:${connector}${inlineBlank})?${capital}){0,5}`
/** After a word of domicile the number may be told to lack, or its digits may have been removed by the source. */
const homeNumber = `(?:${houseNumber}|,?${blank}${ignoringCase(`sin${blank}n[uú]mero`)}(?!${blank}de)|${blank}[Nn][°º](?=${blank}?[,;.\n]|${blank}${ignoringCase('esquina|comuna|en')}${blank}))`
const numbered = `(?:${streetType}${blank}|${capital}${blank}?)(?:${word}(?:${blank}${word}){0,6}?)?${homeNumber}(?:${blank}${placeType}${blank}(?:${sign}${blank}?)?${capital}){0,3}`
const segments = {
  commune: new RegExp(communeName, 'uy'),
  sided: new RegExp(`${lead}(?:${streetType}${blank})?${sidedStreets}(?:${sidedNumber}|${bareSidedNumber})?`, 'uy'),
  numbered: new RegExp(`${lead}${numbered}`, 'uy'),
  typed: new RegExp(`${lead}${typed}`, 'uy'),
  /** «Las Cañas 2,»: a single digit only where a domicile is announced. */
  shortNumber: new RegExp(`${lead}${capital}(?:${blank}(?:${connector}${blank}){0,2}${capital}){0,4}${blank}\\d(?=[,;.]|$)`, 'uy'),
  number: new RegExp(
    String.raw`(?:${sign}${blank}?)?\d{1,6}(?:${blank}${placeType}${blank}(?:${sign}${blank}?)?${capital})?(?=[,;.) ]|$)`,
    'uy',
  ),
  named: new RegExp(
    `${lead}${capital}(?:${blank}(?:${connector}${blank}){0,2}${capital}){0,6}?(?=${blank}?[,;.)]|${blank}(?:comuna|n[°º]|${ignoringCase('manzana|casa|sitio|block|depto|lote|parcela')}${blank})|$)`,
    'uy',
  ),
}
type SegmentKind = keyof typeof segments
const delimiter =
  /[\s\u00a0]*,[\s\u00a0]*(?:de[\s\u00a0]la[\s\u00a0](?!comuna))?|[\s\u00a0](?=comuna)|[\s\u00a0](?=de la comuna)|\.?[\s\u00a0](?=(?:[Vv]illa|[Pp]oblaci[oó]n|[Cc]asa|[Ss]itio|[Mm]anzana|[Bb]lock|[Dd]epto|[Dd]epartamento|[Ll]ote|[Pp]arcela)\s(?:[Nn](?:[°º]|[uú]mero\s\d)|[A-Z\d]))/uy
const typedStart = new RegExp(`^${lead}(?:${streetType}|${placeType})`, 'u')
const maxSegments = 8

interface Reading {
  readonly to: number
  readonly kind: SegmentKind
}

const signedHouse = new RegExp(`${sign}${blank}?\\d`, 'u')

/** `located`: a street or a place was read. `housed`: with a number. */
const readSegment = (text: string, from: number, located: boolean, housed: boolean): Reading | null => {
  for (const kind of ['commune', 'sided', 'numbered', 'typed', 'shortNumber', 'number', 'named'] as const) {
    const pattern = segments[kind]
    pattern.lastIndex = from
    const read = pattern.exec(text)?.[0].trimEnd() ?? ''
    if (read === '' || ((kind === 'named' || kind === 'shortNumber') && located) || (kind === 'number' && from === 0)) continue
    if (kind === 'numbered' && located && !typedStart.test(read) && (housed || !signedHouse.test(read))) continue
    return { to: from + read.length, kind }
  }
  return null
}

/** «Los Aromos, comuna de Z», «Los Aromos , Z»: a street whose number is missing, or was removed by the source. */
const unnumbered = (name: string, after: string): boolean =>
  /\p{Lu}.*[ \u00a0\n].*\p{L}/u.test(name) &&
  (/^[ \u00a0],/u.test(after) || /^,?[\s\u00a0](?:de la )?comuna de/u.test(after)) &&
  !isTown(name)

/** Reads «X N° 1, depto. 2, villa Y, comuna de Z» segment by segment; null when no segment is a street or a place. */
export function readDomicile(text: string): number | null {
  let end: number | null = null
  let next = 0
  for (let count = 0; count < maxSegments; count += 1) {
    const read = readSegment(text, next, end !== null, end !== null && /\d/u.test(text.slice(0, end)))
    if (read === null) break
    if (read.kind === 'commune') return end === null ? null : read.to
    if (read.kind !== 'named' || unnumbered(text.slice(next, read.to), text.slice(read.to, read.to + 20))) end = read.to
    delimiter.lastIndex = read.to
    if (delimiter.exec(text) === null) break
    next = delimiter.lastIndex
  }
  return end
}

/** An institution without a number is no home. */
const institution =
  /^(?:el |la )?(?:Congreso|Palacio|Ministerio|Municipalidad|Hospital|Universidad|Tenencia|Comisar[ií]a|Cuartel|Juzgado|Tribunal)/u

/** Addresses announced by a word of domicile («domiciliado en», «con domicilio para estos efectos en», «dirección:»). */
export function findDomiciles(text: string): PersonalSpan[] {
  const spans: PersonalSpan[] = []
  for (const match of [...matchesAt(text, cueStart, cue), ...matchesAt(text, domicile, statedLater)]) {
    const from = match.index + match[0].length
    const to = readDomicile(text.slice(from, from + 400))
    if (to === null || to < 4 || (institution.test(text.slice(from, from + to)) && !/\d/u.test(text.slice(from, from + to)))) continue
    spans.push({ kind: 'address', from, to: from + to })
  }
  for (const match of matchesAt(text, homeStart, linked)) {
    const from = match.index + match[0].length
    const to = readDomicile(text.slice(from, from + 400))
    if (to !== null && numberedHouse.test(text.slice(from, from + to))) spans.push({ kind: 'address', from, to: from + to })
  }
  for (const { indices } of matchesAt(text, domicile, inSmallLetters)) {
    const span = indices?.groups?.['address']
    if (span !== undefined) spans.push({ kind: 'address', from: span[0], to: span[1] })
  }
  return spans
}

import { ignoringCase } from '../../analysis/ignoring-case.ts'
import { matchesAt } from '../../analysis/matches-at.ts'
import {
  bareSidedNumber,
  blank,
  capital,
  connector,
  estate,
  inlineBlank,
  proper,
  sidedNumber,
  sidedStreets,
  sign,
  streetType,
  word,
} from './address-words.ts'
import { readDomicile } from './find-domiciles.ts'
import type { PersonalSpan } from './masked-span.ts'

const located = new RegExp(
  String.raw`(?<!\p{L})(?:ubicad|situad|emplazad|sit)[oa]s?${blank}{1,2}(?:en${blank}{1,2}|a${blank}la${blank}altura${blank}de${blank})(?:(?:el|la|los|las)${blank}(?=\p{Lu}))?`,
  'gu',
)
/** What is located there: the last of these words before it decides. */
const thing =
  /(?<!\p{L})(?:(?<home>domicilios?|hogar(?:es)?|casas?(?![ \u00a0]matriz)|moradas?|viviendas?|inmuebles?|departamentos?|residencias?|habitaci[oó]n(?:es)?|propiedad|piezas?|cabañas?|parcelas?|habitad[oa])|sucursal|local(?:es)?|establecimientos?|servicentro|tiendas?|joyer[ií]a|funeraria|oficinas?|discotec\p{L}*|cuartel|comisar[ií]a|hospital|banco|bodegas?|supermercado|empresa|colegio|escuela|cl[ií]nica|tribunal|juzgado|notar[ií]a|f[aá]brica|restaurant\p{L}*|hotel|motel|bar|mall|farmacia|iglesia|municipalidad|faena|obra|planta|lugar|plaza|paradero|estaci[oó]n|terminal|gimnasio|taller|negocio|almac[eé]n|botiller[ií]a|minimarket|centro|crs|metro|fiscal[ií]a|matriz|compra[ \u00a0]?y?[ \u00a0]?venta|automotora)(?!\p{L})/giu
const reach = 140
/** A quarter or a town alone is no address. */
const numbered = new RegExp(String.raw`\d|s/n|sin${blank}n[uú]mero`, 'iu')

const unitNumber = String.raw`(?:${blank}?${sign}${blank}?)?(?:\d{1,4}(?:-?[A-Z])?|[A-Z]-?\d{0,4})(?![\p{L}\d]|[.,/-]\d)`
const unit = `${ignoringCase(`casa|depto\\.?|dpto\\.?|departamento|block|bloque|sitio|parcela|lote|manzana|mz\\.?|pasaje|torre`)}${blank}${unitNumber}`
const name = `[“"']?${capital}(?:${inlineBlank}(?:${connector}${inlineBlank}){0,2}${capital}){0,4}[”"']?`
const joint = `(?:,?${blank}{1,2})`
const within = `${joint}(?:de${blank}la|del|de)${blank}${estate}${blank}${name}`
const part = `${ignoringCase(`casa|sitio|depto\\.?|dpto\\.?|departamento`)}${blank}${unitNumber}`
/** First words of the forms below, without flags so that a long text is scanned fast. */
const unitWord =
  /(?:[Vv]illa|VILLA|[Pp]oblaci|POBLACI|[Cc]ondominio|CONDOMINIO|[Cc]onjunto|CONJUNTO|[Ll]ote|LOTE|[Pp]arcela|PARCELA|[Cc]ampamento|CAMPAMENTO|[Ee]dificio|EDIFICIO|[Cc]asa|CASA|[Dd]e?pto|DE?PTO|[Dd]epartamento|DEPARTAMENTO|[Bb]lo|BLO|[Ss]itio|SITIO|[Mm]anzana|MANZANA|[Mm]z|MZ|[Tt]orre|TORRE)/gu
const letter = /\p{L}/u
const properName = `${proper}(?:${inlineBlank}(?:${connector}${inlineBlank}){0,2}${proper}){0,3}`
/** «Los Boldos 640, » or «calle Doce Oriente A, » before «departamento 13», and «Los Boldos, » before «block 13». */
const streetBefore = new RegExp(
  `(?<!\\p{L})(?:${streetType}${blank}(?:${word}${blank}){0,5}?${word},${blank}|${properName}(?:,?${blank}?${sign})?${blank}?\\d{2,5}(?:-\\d{1,3})?,?${blank})$`,
  'u',
)
const nameBefore = new RegExp(`(?<!\\p{L})${properName},${blank}$`, 'u')
/** «Los Naranjos n° 3, » before «población X». */
const houseBefore = new RegExp(`(?<!\\p{L})${properName},?${blank}?${sign}${blank}?\\d{1,5}${blank}?,${blank}$`, 'u')
const namedEstate = new RegExp(`${estate}${blank}${name}`, 'uy')
const flat = new RegExp(
  `(?:(?<block>${ignoringCase('block|blok')})|${ignoringCase('depto|dpto|departamento|casa')}\\.?)${blank}${unitNumber}`,
  'uy',
)
/** «Villa X, casa 5», «casa N° 5 de la villa X», «manzana B, sitio 7»: a number inside an estate is a home wherever it stands. */
const inEstate = new RegExp(
  `${estate}${blank}${name}${joint}${unit}(?:${joint}${unit}){0,2}|${unit}(?:${joint}${unit}){0,2}${within}|${ignoringCase(`manzana|mz\\.?|block|torre`)}${blank}${unitNumber}${joint}(?:y${blank})?${part}`,
  'uy',
)
/** «número 15 de la calle X». */
const numberOfStreet = new RegExp(`\\d{1,5}${blank}de${blank}(?:la${blank}|el${blank})?${streetType}${blank}${name}`, 'gu')
const signBefore = new RegExp(`(?<!\\p{L})(?:n[uú]mero|n[°º])${blank}?$`, 'iu')

const homeWord = 'domicilio|casa|hogar|vivienda|residencia|morada'
/** «Los Boldos 640, que es el domicilio de la víctima», «Los Boldos 640, donde vive». */
const homeAfter = new RegExp(
  `,?${blank}(?:(?:(?:lugar|lo|el|la)${blank})?(?:que|cual)${blank}(?:es|era|sería|corresponde${blank}a|correspondía${blank}a)${blank}(?:el${blank}|la${blank}|su${blank}|mi${blank}|un${blank}|una${blank})?(?:${homeWord})(?!\\p{L})|(?:(?:lugar|domicilio|inmueble)${blank})?(?:en${blank})?donde${blank}(?:vive|viven|vivía|vivían|reside|residía|pernocta|pernoctaba)(?!\\p{L}))(?!${blank}(?:comercial|social|laboral|legal))`,
  'gu',
)
const plainAddress = `(?:(?:${streetType}${blank})?(?:${sidedStreets}(?:${sidedNumber}|${bareSidedNumber})|${properName}(?:,?${blank}?${sign}${blank}?|${blank})(?!(?:19|20)\\d{2}(?!\\d))\\d{2,5}(?:-[A-Z\\d]{1,3})?))`
const addressBefore = new RegExp(`(?<![\\p{L}\\d])${plainAddress}(?:,${blank}${properName}){0,2}$`, 'u')
/** «la casa de Los Boldos 640». */
const houseAt = new RegExp(
  `(?<!\\p{L})(?:${ignoringCase('casas?|hogar|moradas?|viviendas?|residencia|condominio|piezas?')})${blank}(?:de|en)${blank}(?<address>${plainAddress})(?![\\d/]|[.,]\\d)`,
  'duy',
)

/** «el domicilio 4521»: the number alone. */
const numberAlone = new RegExp(
  `(?<!\\p{L})(?:[Dd]omicilio|[Vv]ivienda|[Mm]orada)${blank}(?<address>${sign}${blank}?\\d{2,5}|(?!(?:19|20)\\d{2}(?!\\d))\\d{3,5})(?![\\d/-]|[.,]\\d)`,
  'duy',
)

/** First words of both, and what the clause behind an address needs. */
const houseStart = /casa|hogar|morada|vivienda|residencia|condominio|pieza|domicilio/gi
const livesThere = /(?:que|cual)[\s\u00a0](?:es|era|ser|corr)|donde[\s\u00a0](?:viv|resid|pernoct)/

const findNamedHomes = (text: string): PersonalSpan[] => [
  ...(livesThere.test(text) ? [...text.matchAll(homeAfter)] : []).flatMap(({ index }) => {
    const found = addressBefore.exec(text.slice(Math.max(0, index - 90), index))?.[0]
    return found === undefined ? [] : [{ kind: 'address' as const, from: index - found.length, to: index }]
  }),
  ...[...matchesAt(text, houseStart, houseAt), ...matchesAt(text, houseStart, numberAlone)].flatMap(({ indices }) => {
    const span = indices?.groups?.['address']
    return span === undefined ? [] : [{ kind: 'address' as const, from: span[0], to: span[1] }]
  }),
]

const findUnits = (text: string): PersonalSpan[] =>
  [...text.matchAll(unitWord)].flatMap(({ index }) => {
    if (letter.test(text.charAt(index - 1))) return []
    inEstate.lastIndex = index
    const found = inEstate.exec(text)?.[0]
    flat.lastIndex = index
    const flatFound = flat.exec(text)
    const before = text.slice(Math.max(0, index - 70), index)
    const street =
      flatFound === null
        ? null
        : (streetBefore.exec(before) ?? (flatFound.groups?.['block'] === undefined ? null : nameBefore.exec(before)))
    if (flatFound !== null && street !== null)
      return [{ kind: 'address' as const, from: index - street[0].length, to: index + flatFound[0].length }]
    if (found !== undefined) return [{ kind: 'address' as const, from: index, to: index + found.length }]
    namedEstate.lastIndex = index
    const [estateFound] = namedEstate.exec(text) ?? []
    const house = estateFound === undefined ? null : houseBefore.exec(before)
    if (estateFound === undefined || house === null) return []
    return [{ kind: 'address' as const, from: index - house[0].length, to: index + estateFound.length }]
  })

const findNumbersOfStreets = (text: string): PersonalSpan[] =>
  [...text.matchAll(numberOfStreet)].flatMap(({ index, 0: found }) =>
    isHome(text.slice(Math.max(0, index - reach), index)) && signBefore.test(text.slice(Math.max(0, index - 9), index))
      ? [{ kind: 'address' as const, from: index, to: index + found.length }]
      : [],
  )

const isHome = (before: string): boolean => {
  let home = false
  for (const match of before.slice(before.search(/[^.;\n]*$/u)).matchAll(thing)) home = match.groups?.['home'] !== undefined
  return home
}

/** Homes named without a street or a word of domicile: «la casa ubicada en El Sauce N° 3», «Villa X, casa 5», «manzana B, sitio 7». */
export function findHomes(text: string): PersonalSpan[] {
  const spans: PersonalSpan[] = []
  for (const match of text.matchAll(located)) {
    if (!isHome(text.slice(Math.max(0, match.index - reach), match.index))) continue
    const from = match.index + match[0].length
    const to = readDomicile(text.slice(from, from + 400))
    if (to !== null && to >= 4 && numbered.test(text.slice(from, from + to))) spans.push({ kind: 'address', from, to: from + to })
  }
  return [...spans, ...findUnits(text), ...findNumbersOfStreets(text), ...findNamedHomes(text)]
}

import { monthNames } from '@basejuris/domain/spanish-cardinals'
import { ignoringCase } from '../../analysis/ignoring-case.ts'

/** Regular expression sources of the words of addresses. Use them with the flag `u` alone: case separates names from prose. */
export const blank = String.raw`[\s\u00a0]`
const end = String.raw`(?![\p{L}])`
export const streetType = `(?:${ignoringCase(String.raw`calles?|avenidas?|avdas?\.?|avd\.?|av\.?|aven\.|pasajes?|psjes?\.?|psj\.?|pjes?\.?|pas\.|camino|callej[oó]n|alameda|diagonal|costanera|paseo|panamericana|carretera`)}${end})`
export const placeType = `(?:${ignoringCase(String.raw`villas?|poblaci[oó]n|pobl?\.?|condominio|conjunto(?:${blank}habitacional|${blank}residencial)?|block|blok|bloque|edificio|torre|departamentos?|deptos?\.?|dptos?\.?|dep\.|casas?|oficinas?|of\.|local|piso|sector|parcelas?|parcelaci[oó]n|sitio|lote|manzana|mz\.?|hijuela|fundo|kil[oó]metro|km\.?|cerro|barrio|campamento|interior|bodega|localidad|caser[ií]o|loteo|cabo|toma|comit[eé]|paradero|edif\.`)}${end})`
export const connector = `(?:${ignoringCase('de|del|la|las|los|el|y|e|lo')}${end})`
const inWord = String.raw`[^\s\u00a0,;:()\[\]]`
const lastOfWord = String.raw`[^\s\u00a0,;:()\[\].]`
/** Words that number something other than a house, and those of vehicles, whose models are numbered. */
const noAddress = `(?!${ignoringCase(String.raw`ley|leyes|art[ií]culos?|arts?\.|decreto|d\.l\.|dl|dfl|rol|rit|ruc|fojas?|fs\.|dictamen|oficio|resoluci[oó]n|liquidaci[oó]n|inciso|letra|causa|considerando|cuaderno|patente|placa|folio|NUE|veh[ií]culos?|autom[oó]vil|camioneta|marca|modelo`)}${end})`
/** A word ends its sentence unless its full stop shortens it («Gral.»). */
export const capital = String.raw`${noAddress}(?:[\p{Lu}\d#“"]${inWord}{0,29}${lastOfWord}|\p{Lu}\p{L}{0,3}\.(?!\n)|[\p{Lu}\d])`
export const word = String.raw`${noAddress}(?:${inWord}{0,29}${lastOfWord}|\p{L}{1,4}\.(?!\n))`
export const inlineBlank = String.raw`[ \u00a0]`
export const sign = `(?:${ignoringCase(String.raw`n(?:[ \u00a0]?[°º"”*]s?\.?|[uú]m(?:ero|\.)?|ros?\.?|\.[°º]?)?|#|n°s`)})`
const month = `(?:${monthNames.join('|')}|setiembre)`
const measure = ignoringCase(`h|hrs|horas|metros|mts|km|años|d[ií]as|meses|pesos|kilos|de${blank}${month}`)
const height = `(?:,?${blank}${ignoringCase(`(?:a${blank}las?${blank}alturas?|altura|frente)${blank}(?:(?:del?|al)${blank})?`)}(?:${sign}${blank}?)?)`
const signedNumber = String.raw`(?:\d{1,2}\.\d{3}|\d{1,6}(?:${blank}?[-–/]${blank}?[A-Z\d]{1,5}\b|[A-Z]\b)?|[sS]/[nN])`
const bareNumber = String.raw`(?<=[\p{Lu}\d][\p{L}\d'’.]{0,30})${blank}#?0?(?:\d{2,6}|\d{1,2}\.\d{3})(?:-[A-Z\d]{1,3}\b)?(?![\d/%]|[.,]\d|${blank}${measure}${end})`
export const houseNumber = `(?:(?:[,.]?${blank}?${sign}${blank}?|${height})${signedNumber}|${bareNumber}|,?${blank}[sS]/[nN])`
export const proper = String.raw`\p{Lu}[\p{L}'’]+`
const communeConnector = `(?:${ignoringCase('de|del|la|las|los|el')}${blank}){0,2}`
export const communeName = `(?:${ignoringCase(`(?:de${blank}(?:la|esta)${blank})?(?:ciudad${blank}y${blank})?comuna`)}${blank}${communeConnector}${proper}(?:${inlineBlank}${communeConnector}${proper}){0,2})`
/** «14 ½ Sur», «30 Oriente», «1 Norte B»: a street whose name is a number and a side. */
const half = `(?:½|1/2|y${blank}(?:½|1/2|${ignoringCase('medi[oa]')}))`
const sidedStreet = String.raw`(?<![\d.,/-])\d{1,2}(?:${blank}?${half})?${blank}${ignoringCase('norte|sur|oriente|poniente')}${end}(?:${blank}[A-Z](?![\p{L}\d.]))?`
const crossing = `(?:,?${blank}(?:(?:${ignoringCase('con|y|entre|de|esquina')})${blank}(?:(?:${ignoringCase('la|calle')})${blank})?)?)`
export const sidedStreets = `${sidedStreet}(?:${crossing}${sidedStreet}){0,2}`
/** The number of a house after such a street. */
export const sidedNumber = `,?${blank}?${sign}${blank}?${signedNumber}`
export const bareSidedNumber = String.raw`,?${blank}\d{3,5}(?![\d/%]|[.,]\d|${blank}${measure}${end})`
/** Where many homes share a name. */
export const estate = ignoringCase(
  `villa|poblaci[oó]n|condominio|conjunto${blank}(?:habitacional|residencial)|loteo|parcelaci[oó]n|campamento|edificio`,
)

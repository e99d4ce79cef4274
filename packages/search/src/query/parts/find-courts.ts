import {
  appealsQuery,
  courtName,
  firstInstanceQuery,
  foldSameLength,
  isAppealsCity,
  isCourtSeat,
  nationalCourtQueries,
  unnumberedCourtQuery,
} from '@basejuris/legal-text'
import { nameTerms } from '../../word-tokens.ts'
import type { NamedCourt } from './query-parts.ts'

const national = nationalCourtQueries.map(({ pattern, name, searchWords }) => ({ pattern, name, terms: nameTerms(searchWords) }))

/** Bodies that are more often a party: only their documents are meant. */
const ofDocuments = String.raw`(?<=\b(?:dictamen(?:es)?|circular(?:es)?|oficios?|ordinarios?|ords?\.?|resoluciones|pronunciamientos|jurisprudencia(?:\s+administrativa)?)\s+(?:(?:emitid|dictad)[oa]s\s+)?(?:(?:de(?:l)?|por)\s+)?(?:(?:la|el)\s+)?)`
const body = (forms: string, name: string) => ({
  pattern: new RegExp(`${ofDocuments}(?:${forms})(?![\\p{L}\\d])`, 'gu'),
  name,
  terms: nameTerms(name),
})
const bodies = [
  body(String.raw`suseso|superintendencia\s+de\s+seguridad\s+social`, 'Superintendencia de Seguridad Social'),
  body(String.raw`sii|servicio\s+de\s+impuestos\s+internos|impuestos\s+internos`, 'Servicio de Impuestos Internos'),
  body(String.raw`dt|direccion\s+del\s+trabajo`, 'Dirección del Trabajo'),
  body(String.raw`sma|superintendencia\s+del\s+medio\s+ambiente`, 'Superintendencia del Medio Ambiente'),
  body(String.raw`sernac|servicio\s+nacional\s+del\s+consumidor`, 'Servicio Nacional del Consumidor'),
  body(String.raw`fne|fiscalia\s+nacional\s+economica`, 'Fiscalía Nacional Económica'),
  body(String.raw`cgr`, 'Contraloría General de la República'),
]
/** «la Suprema», «suprema 2024»: the court by its second word, where no name can follow. */
const supremeAlone =
  /(?<=\b(?:la|en\s+la|de\s+la|fallos?|sentencias?)\s+)suprema(?=\s*(?:$|[,;.?]|(?:de\s+)?(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|(?:19|20)\d\d)\b))|(?<!\p{L})suprema(?=\s+(?:(?:de\s+)?(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)\s+(?:de\s+)?)?(?:19|20)\d\d(?!\d))/gu

/** «CS», «C.S.», «ECS». */
const supremeInitials = /(?<![\p{L}\d.-])(?:e\.?\s?)?c\.?\s?s\.?(?=$|[\s,;:)?])/gu

/** A party, or something of the court that is no ruling of it. */
const notDeciding =
  /(?:(?<!\p{L})(?:contra|con|vs\.?|v\/s|c\/|demand(?:a|o|e)\s+al?|(?:funcionari[oa]s?|secretari[oa]s?|relator(?:a|es)?|president[ae]|competencia|facultades|auto\s+acordados?|sumarios?|edificio|notificador|recurso\s+contra)\s+(?:de(?:l)?|en|contra))\s+(?:(?:la|el|las|los)\s+)?)$/u
const comptroller = /^contraloria/u
const documentsOf = new RegExp(`${ofDocuments}$`, 'u')

/** Every court named in the query, ignoring accents and case. */
export function findCourts(text: string): NamedCourt[] {
  const folded = foldSameLength(text.toLowerCase())
  if (folded.length !== text.length) return []
  const found: NamedCourt[] = []
  const add = (from: number, to: number, name: string, terms: readonly string[] = nameTerms(name)): void => {
    if (found.some((other) => from < other.to && other.from < to)) return
    const before = folded.slice(0, from)
    const isBody = comptroller.test(folded.slice(from, to)) && !documentsOf.test(before)
    found.push({ from, to, name, terms, plain: !isBody && !notDeciding.test(before) })
  }
  for (const { pattern, name, terms } of [...national, ...bodies])
    for (const match of folded.matchAll(pattern)) add(match.index, match.index + match[0].length, name, terms)
  for (const match of [...folded.matchAll(supremeInitials), ...folded.matchAll(supremeAlone)])
    add(match.index, match.index + match[0].length, 'Corte Suprema')
  for (const match of folded.matchAll(appealsQuery)) {
    const place = match.groups?.['place'] ?? ''
    const to = match.index + match[0].length
    const name = courtName(`Corte de Apelaciones de ${text.slice(to - place.length, to)}`)
    if (isAppealsCity(foldSameLength(name.toLowerCase()))) add(match.index, to, name)
  }
  for (const match of folded.matchAll(firstInstanceQuery)) {
    const to = match.index + match[0].length
    add(match.index, to, courtName(text.slice(match.index, to)))
  }
  for (const match of folded.matchAll(unnumberedCourtQuery)) {
    const place = match.groups?.['place'] ?? ''
    const to = match.index + match[0].length
    const kind = text.slice(match.index, to - place.length)
    const seat = seatIn(place)
    if (seat !== '')
      add(match.index, match.index + kind.length + seat.length, courtName(`${kind}${text.slice(to - place.length).slice(0, seat.length)}`))
  }
  return found.sort((a, b) => a.from - b.from)
}

/** The first words of the text that name a town with courts. */
const seatIn = (folded: string): string => {
  const words = folded.split(/(?<=\s)/u)
  for (let count = words.length; count > 0; count--) {
    const name = words.slice(0, count).join('').trim()
    if (isCourtSeat(name)) return name
  }
  return ''
}

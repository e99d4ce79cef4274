import { foldText, surnames } from '@basejuris/legal-text'
import { topicWords } from '../../topics/topic-words.ts'
import { cityAtStart } from './find-cities.ts'
import { findCourts } from './find-courts.ts'
import type { Span } from './span.ts'

/** The two parties of a caption. */
export interface QueryCaption {
  readonly first: Span
  readonly second: Span
}

const side = String.raw`\p{L}[\p{L}.&'’]*(?:\s+\p{L}[\p{L}.&'’]*){0,7}?`
const prosecutor = String.raw`^[\s«"“]*(?:mp|m\.\s?p\.?|ministerio\s+p[uú]blico|fiscal[ií]a|fisco|sii)`
const caption = new RegExp(
  String.raw`^[\s«"“]*(?<first>${side})(?<joint>\s+(?:con|(?<!\sen\s+)contra|v/s|vs?\.|vs)\s+|\s+c/\s*|(?<=${prosecutor})\s+c\.?\s+|\s*/\s*)(?<second>${side.replace('{0,7}?', '{0,9}')})[\s.,»"”]*$`,
  'iu',
)

const institutions =
  /^(?:fisco|bancos?|municipalidad|isapre|ministerio|servicio|superintendencia|inspecci[oó]n|direcci[oó]n|contralor[ií]a|ministerio|tesorer[ií]a|corporaci[oó]n|universidad|empresas?|sociedad|inmobiliaria|constructora|comercial|transportes?|minera|afp|compa[ñn][ií]a)(?!\p{L})/iu

/** True for a party's name: in capitals, with a known surname, or the Fisco. */
export function isPartyName(side: string): boolean {
  const [first = ''] = side.split(/\s+/u)
  return /^\p{Lu}/u.test(side) || surnames.has(foldText(first)) || /^fisco(?!\p{L})/iu.test(side)
}

/** «contrata, llamado a antecedentes vs concurso público» compares matters. */
const maxNameWords = 4

/** «MP c/ ebriedad»: what is prosecuted, where captions have initials in place of names. */
const isOffence = ([first = '', second = '']: readonly string[]): boolean => {
  const [word = ''] = foldText(second).match(/\p{L}+/gu) ?? []
  return isProsecutor.test(first) && !surnames.has(word) && (topicWords().get(word) ?? 0) >= wordingsOfLaw
}
const isProsecutor = new RegExp(`${prosecutor}$`, 'iu')
const wordingsOfLaw = 5

/** True where the sides can be nothing but parties, unlike «licencia con goce»: by their names, or by a sign that only captions have. */
export function namesParties(text: string, { first, second }: QueryCaption): boolean {
  const sides = [first, second].map(({ from, to }) => text.slice(from, to))
  const isSign = /^\s*(?:c\/|c\.?|v\/s|vs?\.?|\/)\s*$/iu.test(text.slice(first.to, second.from))
  return (
    (isSign && sides.every((side) => side.split(/\s+/u).length <= maxNameWords) && !isOffence(sides)) ||
    (sides.some(isPartyName) && sides.every((side) => isPartyName(side) || institutions.test(side)))
  )
}

/** Words that occur in stories and in no party's name. */
const narrativeWords =
  /(?<!\p{L})(?:me|mi|mis|se|que|q|le|les|nos|te|su|sus|porque|cuando|ya|hay|fallos|sentencias|jurisprudencia|(?:acogid|rechazad|confirmad|revocad|desestimad|anulad|absuelt|desistid|abandonad)[oa]s?|inadmisibles?|(?:acoge|rechaza|confirma|revoca|desestima)n?|busco|necesito|quiero|redac(?:t[oa]r?a?|ta|c|cion|ción)?|ministr[oa]s?|magistrad[oa]|votos?|disid\p{L}*|casac|apelac|apelaci|casaci)(?!\p{L})/iu
/** Proceedings, which stand before «contra» without being a party. */
const proceedingNames =
  /^(?:acci[oó]n|amparos?|apelaci[oó]n(?:es)?|casaci[oó]n(?:es)?|quejas?|unificaciones|protecciones|nulidades|demandas?|denuncias?|dict[aá]men(?:es)?|fallos?|juicios?|nulidad|protecci[oó]n|querellas?|reclam(?:o|aci[oó]n)|recursos?|requerimiento|sentencias?|tutela|despidos?|accidentes?|contratos?|manejo|conducci[oó]n)(?=$|\s+(?:de|del|en|laboral|por)\s)/iu

/** «casación forma prueba documental con …», «despido sin carta contra …»: a proceeding or what it is about, in small letters. */
const subjects =
  /^(?:casaci[oó]n|unificaci[oó]n|apelaci[oó]n|nulidad|inaplicabilidad|reclamaci[oó]n|tutela|desafuero|despido|autodespido|precario|indemnizaci[oó]n|cobro|prescripci[oó]n|responsabilidad|divorcio|finiquito|arriendo|reivindicatoria)\s+\p{Ll}/u

/** «robo con intimidación», «tribunales orales, homicidio con alevosía»: how an offence was committed. */
const offence = /(?<!\p{L})(?:robos?|hurtos?|homicidios?|lesiones|violaci[oó]n|abusos?|tr[aá]fico|secuestros?|amenazas)$/iu

const companies = /(?<!\p{L})(?:ltda|limitada|spa|s\.?a|eirl)(?!\p{L})/iu
/** «CA Talca protección», «CS despido»: a court with a subject behind it, which is no party. */
const beginsWithCourt = (first: string): boolean =>
  !companies.test(first) &&
  findCourts(first).some(({ from, to, name }) => from === 0 && !name.startsWith('Contraloría') && /\p{L}/u.test(first.slice(to)))

/** «ICA Santiago/San Miguel»: a court in either city. */
const isCourtOfCities = (first: string, second: string): boolean =>
  cityAtStart(foldText(second)) !== null && findCourts(first).some(({ from, to }) => from === 0 && to === first.length)

const announced = /^\s*car[aá]tulad[oa]s?\s*:?(?=\s)/iu
const inQuotes = /^(?<before>\s*)["«“](?<inside>[^"«»“”]+)["»”]\s*$/u

/** «caratulado "Soto con Fisco"», «"Soto/Fisco"»: the parties alone, with blanks in place of what announces or quotes them. */
export function withBareCaption(text: string): string {
  const isAnnounced = announced.test(text)
  const bare = text.replace(announced, (word) => ' '.repeat(word.length))
  const { before = '', inside } = inQuotes.exec(bare)?.groups ?? {}
  if (inside === undefined) return isAnnounced && findCaption(bare) !== null ? bare : text
  const isCaption = (isAnnounced || /\/|\sc\//u.test(inside)) && findCaption(inside) !== null
  return isCaption ? `${before} ${inside}`.padEnd(text.length) : text
}

/**
 * Reads a query that is only a caption: «Pérez con Fisco», «Pérez contra Fisco», «Pérez c/ Fisco», «Pérez/Fisco». Null for other
 * queries.
 */
export function findCaption(text: string): QueryCaption | null {
  const { first = '', joint = '', second = '' } = caption.exec(text)?.groups ?? {}
  if (
    first === '' ||
    second === '' ||
    /^(?:c|vs?)\.?$/iu.test(first) ||
    narrativeWords.test(text) ||
    proceedingNames.test(first) ||
    subjects.test(first) ||
    offence.test(first)
  )
    return null
  if (beginsWithCourt(first) || isCourtOfCities(first, second)) return null
  const from = text.indexOf(first)
  const next = from + first.length + joint.length
  return { first: { from, to: from + first.length }, second: { from: next, to: next + second.length } }
}

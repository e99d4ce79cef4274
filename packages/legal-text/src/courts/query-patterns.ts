import { ordinalWords } from '@basejuris/domain/spanish-ordinals'
import { foldText } from '../analysis/fold-text.ts'
import { kindPluralForms, kindQueryForms, queryForm } from './compile-forms.ts'
import { abbreviatedWords, appealsCities, courtKinds, honorifics, nationalCourts } from './court-table.ts'

const honorific = String.raw`(?:(?:(?:${honorifics.short.join('|')})\.?|${honorifics.long.join('|')})\s+)?`
const place = String.raw`(?:\s+de\s+(?:la\s+|el\s+|los\s+|las\s+)?|\s+)(?<place>(?:san|santa|la|los|las|el|lo|puerto|punta|puente|vi[nñ]a del|villa|alto|nueva|rio|padre|estacion)\s+[a-zñ]+|[a-zñ]{4,})`
const lastWord = (name: string): string => name.split(/\s+/u).at(-1) ?? ''
const cityWords = new Set(appealsCities.map((city) => lastWord(foldText(city))))

/** Courts of the whole country, on a query folded to its own length. */
export const nationalCourtQueries = nationalCourts.map(({ name, forms, abbreviations, searchWords }) => ({
  name,
  searchWords: searchWords ?? name,
  pattern: new RegExp(
    String.raw`\b(?:${honorific}(?:${forms.map(queryForm).join('|')})\b${abbreviations?.query === undefined ? '' : String.raw`|${abbreviations.query}(?!\p{L})`})`,
    'gu',
  ),
}))

/** A court of appeal with its place; `isAppealsCity` says whether one sits there. */
export const appealsQuery = new RegExp(String.raw`\b(?:corte(?:\s+de\s+apelaciones)?|c\.?\s?a\.?|i\.?c\.?a\.?)${place}`, 'gu')

/** True where the last word of a folded place names a city with a court of appeal. */
export function isAppealsCity(folded: string): boolean {
  return cityWords.has(lastWord(folded))
}

const ordinal = String.raw`(?:\d{1,2}\s?(?:[°º]|er|do|to)?\.?|${ordinalWords})`
const kinds = courtKinds.flatMap(kindQueryForms).join('|')

/** A numbered court of first instance with its place. A number alone, as in «art. 2 juzgado», has to stand apart. */
export const firstInstanceQuery = new RegExp(String.raw`(?<![\p{L}\d.°º/-])${ordinal}\s+(?:${kinds})${place}`, 'gu')

/** The same without a place: «4 juzgado civil». */
export const placelessCourtQuery = new RegExp(String.raw`(?<![\p{L}\d.,°º/-])${ordinal}\s+(?:${kinds})(?![\p{L}\d])`, 'gu')

/** A court of first instance without its number; `isCourtSeat` says whether one sits at its place. */
export const unnumberedCourtQuery = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${kinds})(?:[.,]?\s+(?:de\s+)?)(?<place>(?:[a-zñ]+\s+(?!(?:y|o|and|or|not?)\s)){0,2}[a-zñ]{3,})`,
  'gu',
)

/** All courts of a kind, on a folded query: «juzgados de garantía», «cortes de apelaciones», «tribunales ambientales». */
export const courtClassQueries = [
  ...courtKinds,
  { name: 'Corte de Apelaciones', forms: ['corte (de) apelaciones'] },
  { name: 'Tribunal Ambiental', forms: [], plurals: ['tribunales ambientales'] },
].map((kind) => ({
  name: kind.name,
  pattern: new RegExp(String.raw`(?<![\p{L}\d])(?:${kindPluralForms(kind).join('|')})(?!\p{L})`, 'gu'),
}))

/** Kinds of court whose rulings are searched as such, with every spelling of one court in a folded query. Short initials mean other things too. */
export const firstInstanceKinds = courtKinds
  .filter(({ name }) => name !== 'Juzgado de Policía Local' && name !== 'Juzgado del Crimen' && name !== 'Juzgado de Letras')
  .map(({ name, forms, initials = [] }) => ({
    plural: foldText(name).replace(/^\p{L}+/u, (word) => `${word}${word.endsWith('l') ? 'es' : 's'}`),
    forms: [...forms.map(queryForm), ...initials.filter((each) => each.length > 2)].join('|'),
  }))

/** Folded words of courts' names, in which a slip of the pen is told. */
export const courtWords: ReadonlySet<string> = new Set([
  ...nationalCourts.flatMap(({ name }) => foldText(name).split(' ')),
  ...courtKinds.flatMap(({ name }) => foldText(name).split(' ')),
  ...Object.values(abbreviatedWords).flat(),
  'apelaciones',
])

import { analyze, courtName, foldSameLength, stemWord, stopWords } from '@basejuris/legal-text'
import { oneAtEachPosition } from '../lexicon/find-concepts.ts'
import type { AskedCourt } from './parsed-query.ts'

const place = String.raw`(?:\s+de\s+(?:la\s+|el\s+|los\s+|las\s+)?|\s+)(?<place>(?:san|santa|la|los|puerto|punta|vina del|alto)\s+[a-zñ]+|[a-zñ]{4,})`
const placeNames =
  'arica iquique antofagasta copiapo serena valparaiso santiago rancagua talca chillan concepcion temuco valdivia montt coyhaique arenas miguel'.split(
    ' ',
  )

/** Courts by the names people write; each with the stems its name has in the index. */
const fixed: readonly (readonly [pattern: RegExp, name: string, words: string])[] = [
  [/\b(?:excma\.?\s+)?(?:corte\s+suprema|e\.?\s?c\.?\s?s\.?(?=\s|$))/gu, 'Corte Suprema', 'corte suprema'],
  [/\btribunal\s+constitucional\b|\btc\b/gu, 'Tribunal Constitucional', 'tribunal constitucional'],
  [
    /\btdlc\b|\btribunal\s+de\s+(?:defensa\s+de\s+)?(?:la\s+)?libre\s+competencia\b/gu,
    'Tribunal de Defensa de la Libre Competencia',
    'libre competencia',
  ],
  [/\bcontralor[ií]a(?:\s+general(?:\s+de\s+la\s+republica)?)?/gu, 'Contraloría General de la República', 'contraloria'],
  [/\b(?:tercer\s+tribunal\s+ambiental|3\s?ta)\b/gu, 'Tercer Tribunal Ambiental', 'tercer tribunal ambiental'],
  [/\b(?:segundo\s+tribunal\s+ambiental|2\s?ta)\b/gu, 'Segundo Tribunal Ambiental', 'segundo tribunal ambiental'],
  [/\b(?:primer\s+tribunal\s+ambiental|1\s?ta)\b/gu, 'Primer Tribunal Ambiental', 'primer tribunal ambiental'],
  [/\btribunal\s+ambiental\b/gu, 'Tribunal Ambiental', 'tribunal ambiental'],
]
const appeals = new RegExp(String.raw`\b(?:corte(?:\s+de\s+apelaciones)?|c\.?\s?a\.?|i\.?c\.?a\.?)${place}`, 'gu')

const ordinal = String.raw`(?:\d{1,2}\s?(?:[°º]|er|do|to)?\.?|(?:(?:decimo|vigesimo|trigesimo)\s+)?(?:primer|segundo|tercer|cuarto|quinto|sexto|septimo|octavo|noveno)o?|(?:un|duo)?decimo|vigesimo|trigesimo)`
const kind = String.raw`(?:(?:juzgado|jdo\.?)\s+(?:de\s+)?(?:letras\s+(?:del\s+trabajo|(?:en\s+lo\s+)?civil)|garantia|familia|(?:lo\s+)?civil|policia\s+local|cobranza(?:\s+laboral(?:\s+y\s+previsional)?)?|letras)|tribunal\s+(?:de\s+juicio\s+)?oral\s+(?:en\s+lo\s+)?penal)`
const first = new RegExp(String.raw`(?<![\p{L}\d.°º/-])${ordinal}\s+${kind}${place}`, 'gu')

/** Every court named in the query. Matching ignores accents and case. */
export function findCourts(text: string): AskedCourt[] {
  const folded = foldSameLength(text.toLowerCase())
  if (folded.length !== text.length) return []
  const found: AskedCourt[] = []
  const add = (court: AskedCourt): void => {
    if (!found.some(({ from, to }) => court.from < to && from < court.to)) found.push(court)
  }
  for (const [pattern, name, words] of fixed)
    for (const match of folded.matchAll(pattern))
      add({ from: match.index, to: match.index + match[0].length, name, terms: words.split(' ').map(stemWord) })
  for (const match of folded.matchAll(appeals)) {
    const city = match.groups?.['place'] ?? ''
    if (!placeNames.includes(lastWordOf(city))) continue
    const to = match.index + match[0].length
    const shown = text.slice(to - city.length, to).replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase())
    add({ from: match.index, to, name: `Corte de Apelaciones de ${shown}`, terms: ['apelacion', ...city.split(/\s+/u).map(stemWord)] })
  }
  for (const match of folded.matchAll(first)) {
    const to = match.index + match[0].length
    const name = courtName(text.slice(match.index, to))
    const terms = oneAtEachPosition(analyze(name)).filter(({ exact }) => !stopWords.has(exact))
    add({ from: match.index, to, name, terms: terms.map(({ token }) => token) })
  }
  return found.sort((a, b) => a.from - b.from)
}

const lastWordOf = (place = ''): string => place.split(/\s+/u).at(-1) ?? ''

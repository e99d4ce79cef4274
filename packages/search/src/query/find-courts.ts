import { foldSameLength, stemWord } from '@basejuris/legal-text'
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

/** Every court named in the query. Matching ignores accents and case. */
export const findCourts = (text: string): AskedCourt[] => {
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
    const lastWord = city.split(/\s+/u).at(-1) ?? ''
    if (!placeNames.includes(lastWord)) continue
    const to = match.index + match[0].length
    const shown = text.slice(to - city.length, to).replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase())
    add({ from: match.index, to, name: `Corte de Apelaciones de ${shown}`, terms: ['apelacion', ...city.split(/\s+/u).map(stemWord)] })
  }
  return found.sort((a, b) => a.from - b.from)
}

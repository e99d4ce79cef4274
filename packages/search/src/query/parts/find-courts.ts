import {
  analyze,
  appealsQuery,
  courtName,
  firstInstanceQuery,
  foldSameLength,
  isAppealsCity,
  nationalCourtQueries,
  stemWord,
  stopWords,
} from '@basejuris/legal-text'
import { wordTokens } from '../../word-tokens.ts'
import type { QueryCourt } from './query-parts.ts'

const termsOf = (name: string): string[] =>
  wordTokens(analyze(name))
    .filter(({ exact }) => !stopWords.has(exact))
    .map(({ token }) => token)

const national = nationalCourtQueries.map(({ pattern, name, searchWords }) => ({ pattern, name, terms: termsOf(searchWords) }))

/** Every court named in the query, ignoring accents and case. */
export function findCourts(text: string): QueryCourt[] {
  const folded = foldSameLength(text.toLowerCase())
  if (folded.length !== text.length) return []
  const found: QueryCourt[] = []
  const add = (court: QueryCourt): void => {
    if (!found.some(({ from, to }) => court.from < to && from < court.to)) found.push(court)
  }
  for (const { pattern, name, terms } of national)
    for (const match of folded.matchAll(pattern)) add({ from: match.index, to: match.index + match[0].length, name, terms })
  for (const match of folded.matchAll(appealsQuery)) {
    const city = match.groups?.['place'] ?? ''
    if (!isAppealsCity(city)) continue
    const to = match.index + match[0].length
    const shown = text.slice(to - city.length, to).replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase())
    add({ from: match.index, to, name: `Corte de Apelaciones de ${shown}`, terms: ['apelacion', ...city.split(/\s+/u).map(stemWord)] })
  }
  for (const match of folded.matchAll(firstInstanceQuery)) {
    const to = match.index + match[0].length
    const name = courtName(text.slice(match.index, to))
    add({ from: match.index, to, name, terms: termsOf(name) })
  }
  return found.sort((a, b) => a.from - b.from)
}

import type { Suggestion, suggestionsEndpoint } from '@basejuris/contract'
import { listHeadings, type RulingHeading } from '@basejuris/database'
import { citedNumber } from '@basejuris/domain'
import type { FoundSuggestion, SearchControl } from '@basejuris/search'
import type { z } from 'zod'
import type { Services } from '../../services.ts'
import { searchedCorpus } from '../platform/searched-corpus.ts'
import { suggestCaptions } from './suggest-captions.ts'

type SuggestionServices = Pick<Services, 'suggestions' | 'db' | 'coverage'>

/** Suggestions for a partial query. Facts come from the database, masked as stored; removed rulings are omitted. */
export async function suggestSearches(
  services: SuggestionServices,
  { q: text, limit, ficticias }: z.output<typeof suggestionsEndpoint.query>,
  control: SearchControl = {},
): Promise<Suggestion[]> {
  const { suggestions, db } = services
  const found = await suggestions.suggest({ text, limit, ...(await searchedCorpus(services, { ficticias })) }, control)
  const docIds = found.flatMap((each) => ('docId' in each ? [each.docId] : []))
  const facts = await listHeadings(db, [...new Set(docIds)])
  const factsOf = (kind: FoundSuggestion['kind']): RulingHeading[] => {
    const ids = new Set(found.flatMap((each) => (each.kind === kind && 'docId' in each ? [each.docId] : [])))
    return facts.filter(({ docId }) => ids.has(docId))
  }
  const dockets = factsOf('docket').flatMap(suggestDocket)
  const values = found.flatMap(suggestValue)
  return [...dockets, ...values, ...suggestCaptions(factsOf('caption'), text)].slice(0, limit)
}

function suggestDocket(heading: RulingHeading): Suggestion[] {
  const { docId, docketNumber, rit, court, caption } = heading
  const [texto, consulta] = [citedNumber(heading), docketNumber ?? rit]
  return texto === null || consulta === null ? [] : [{ tipo: 'rol', texto, detalle: `${court} · ${caption}`, total: 1, docId, consulta }]
}

function suggestValue(found: FoundSuggestion): Suggestion[] {
  if (found.kind === 'norm') return [{ tipo: 'norma', texto: found.label, detalle: null, total: found.total, consulta: found.label }]
  if (found.kind === 'court') return [named('tribunal', found)]
  if (found.kind === 'chamber') return [named('sala', found)]
  if (found.kind === 'judge') return [named('ministro', found)]
  return []
}

/** Searches everything of the court, chamber or judge, or the typed words with the name completed, whose rulings are not counted. */
function named(tipo: 'tribunal' | 'sala' | 'ministro', { value, total, query }: Extract<FoundSuggestion, { value: string }>): Suggestion {
  if (query === undefined) return { tipo, texto: value, detalle: null, total, filtros: { [tipo]: [value] } }
  return { tipo, texto: value, detalle: null, total: null, consulta: query }
}

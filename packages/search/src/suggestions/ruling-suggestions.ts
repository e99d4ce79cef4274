import { foldText } from '@basejuris/legal-text'
import type { Filter } from '../ports/index.ts'
import { findChambers } from '../query/conditions/find-chambers.ts'
import { findNorms } from '../query/norms/find-norms.ts'
import { findCourts } from '../query/parts/find-courts.ts'
import { citationQuery } from '../ranking/prepare/norm-query.ts'
import { corpusFilter } from '../ranking/request/build-filter.ts'
import { countMatches } from '../ranking/request/search-ports.ts'
import { cacheDirectories, type DirectorySource, type FacetDirectories } from './facet-directories.ts'
import { type HalfNamed, halfNamedChamber, halfNamedCourt, halfNamedJudge } from './half-named.ts'
import { parsePartialDocket } from './partial-docket.ts'
import { rulingsByCaption, rulingsByDocket } from './suggest-rulings.ts'
import type { FoundSuggestion, SuggestionRequest } from './suggestion.ts'
import type { ValueDirectory } from './value-directory.ts'

export interface RulingSuggestions {
  /** Suggestions for the typed text, likeliest first: docket numbers, norms, courts, chambers, judges, captions. Returns more than are shown. */
  suggest(request: SuggestionRequest, control?: { readonly signal?: AbortSignal }): Promise<readonly FoundSuggestion[]>
}

const maxPerKind = 3
/** Several rulings share a caption. */
const rulingsPerCaption = 2

export function createRulingSuggestions(source: DirectorySource): RulingSuggestions {
  const directoriesOf = cacheDirectories(source)
  return {
    suggest: async ({ text, limit, ...corpus }) => {
      if (!/[\p{L}\d]/u.test(text)) return []
      const { lexical } = source
      const filter = corpusFilter(corpus)
      const docket = parsePartialDocket(text)
      const directories = await directoriesOf(corpus)
      const byDocket = docket === null ? [] : await rulingsByDocket(lexical, docket, filter, limit)
      const byCaption = await rulingsByCaption(lexical, text, filter, limit * rulingsPerCaption)
      return [
        ...byDocket.map((docId) => ({ kind: 'docket' as const, docId })),
        ...(await norms({ lexical, filter, directories }, text)),
        ...courts(directories, text),
        ...chambers(directories, text),
        ...judges(directories, text),
        ...byCaption.map((docId) => ({ kind: 'caption' as const, docId })),
      ]
    },
  }
}

interface NormSource {
  readonly lexical: DirectorySource['lexical']
  readonly filter: Filter
  readonly directories: FacetDirectories
}

const norms = async ({ lexical, filter, directories }: NormSource, text: string): Promise<FoundSuggestion[]> => {
  const named = findNorms(text)
  const understood = named.flatMap(({ key }) => directories.norms.find(key) ?? [])
  const completed = directories.norms.startingWith(text, maxPerKind)
  const places = await Promise.all(
    named
      .filter(({ key, range, subdivisions }) => range.length + subdivisions.length > 0 && directories.norms.find(key) !== null)
      .map(async (norm): Promise<Extract<FoundSuggestion, { kind: 'norm' }>> => {
        const total = await countMatches(lexical, citationQuery(norm), filter)
        return { kind: 'norm', key: norm.key, label: norm.label, total }
      }),
  )
  const whole = [...new Set([...understood, ...completed])].map(
    ({ value, label, total }): FoundSuggestion => ({ kind: 'norm', key: value, label, total }),
  )
  return [...places.filter(({ total }) => total > 0), ...whole].slice(0, maxPerKind)
}

const courts = (directories: FacetDirectories, text: string): FoundSuggestion[] => {
  const understood = findCourts(text).flatMap(({ name }) =>
    directories.courts.startingWith(name, 1).filter(({ label }) => foldText(label) === foldText(name)),
  )
  const started = directories.courts.startingWith(text, maxPerKind)
  const whole = [...new Set([...understood, ...started])].map(({ value, total }): FoundSuggestion => ({ kind: 'court', value, total }))
  return withCompletions(whole, completions('court', directories.courts, halfNamedCourt(text)))
}

/** «sexta sala», «6ª sala»; a name that only begins like one is a word of the query. */
const chambers = (directories: FacetDirectories, text: string): FoundSuggestion[] => {
  const numbered = findChambers(text).find(({ to }) => to === text.trimEnd().length)
  const half = numbered === undefined ? halfNamedChamber(text) : { before: text.slice(0, numbered.from), name: numbered.value, cue: '' }
  return completions('chamber', directories.chambers, half)
}

const judges = (directories: FacetDirectories, text: string): FoundSuggestion[] => {
  const whole = directories.judges
    .startingWith(text, maxPerKind)
    .map(({ value, total }): FoundSuggestion => ({ kind: 'judge', value, total }))
  return withCompletions(whole, completions('judge', directories.judges, halfNamedJudge(text)))
}

/** The names that a half typed one may become. */
const completions = (kind: 'court' | 'chamber' | 'judge', directory: ValueDirectory, half: HalfNamed | null): FoundSuggestion[] => {
  if (half === null) return []
  return directory.startingWith(half.name, maxPerKind).flatMap(({ value, total }): FoundSuggestion[] => {
    if (half.before.trim() === '') return [{ kind, value, total }]
    return [{ kind, value, total, query: `${half.before}${half.cue}${value}` }]
  })
}

const withCompletions = (whole: readonly FoundSuggestion[], completed: readonly FoundSuggestion[]): FoundSuggestion[] => {
  const nameOf = (found: FoundSuggestion): string => ('value' in found ? found.value : '')
  return [...whole, ...completed.filter((each) => !whole.some((other) => nameOf(other) === nameOf(each)))].slice(0, maxPerKind)
}

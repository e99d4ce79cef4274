import { field } from '../../indexing/fields.ts'
import { anchorOfPassage } from '../../indexing/slice-passages.ts'
import { boost, groupField, inFilter, near, or, prefer, type TextQuery } from '../../ports/index.ts'
import { allNear, allQuotes, allTogether } from '../../query/mentions.ts'
import { passageFields } from '../field-weights.ts'
import { contentStems } from '../prepare/expression-query.ts'
import type { PreparedQuery } from '../prepare/prepared-query.ts'
import { stemPhrase } from '../prepare/quote-query.ts'
import { clauseQuery, wordQuery } from '../prepare/word-clauses.ts'
import { type SearchPorts, searchHits } from '../request/search-ports.ts'
import type { PassageHit } from './search-result.ts'

const passagesPerRuling = 8
/** The best passages alone are evidence of relevance. The others are there to choose from when a card is shown. */
const passagesOfEvidence = 3
const maxPassages = 2000
/** Words that are demanded together say more than as many anywhere. */
const nearWeight = 6

/** `…#c8/2` belongs to the ruling before the `#`. */
export function rulingOfPassage(passageId: string): string {
  return passageId.slice(0, passageId.lastIndexOf('#'))
}

/** The best matching passages of each ruling, best first. Where no word matches, the nearest in meaning. */
export async function bestPassages(
  ports: SearchPorts,
  prepared: PreparedQuery,
  docIds: readonly string[],
  meaning: Float32Array | null,
): Promise<Map<string, PassageHit[]>> {
  const found = new Map<string, PassageHit[]>(docIds.map((docId) => [docId, []]))
  const text = passageQuery(prepared)
  const filter = inFilter(groupField, docIds)
  const hits = text === null ? [] : await searchHits(ports.lexical, 'passages', text, filter, maxPassages)
  const holding = await sectionsHolding(ports, prepared, docIds)
  const add = (id: string, score: number): void => {
    const sections = holding?.get(rulingOfPassage(id))
    if (sections !== undefined && !sections.has(anchorOfPassage(id))) return
    const passages = found.get(rulingOfPassage(id))
    if (passages !== undefined && passages.length < passagesPerRuling) passages.push({ id, anchor: anchorOfPassage(id), score })
  }
  for (const { id, score } of hits) add(id, score)
  const without = docIds.filter((docId) => found.get(docId)?.length === 0)
  if (without.length > 0 && meaning !== null) {
    const nearest = await ports.vectors.nearest('passages', { near: meaning, filter: inFilter(groupField, without), limit: maxPassages })
    for (const { id } of nearest) add(id, 0)
  }
  return found
}

/** By ruling, the considerandos that hold together words that are demanded so. Null where none are. Rulings of which none was found are missing. */
async function sectionsHolding(
  { lexical }: SearchPorts,
  { query, spellings }: PreparedQuery,
  docIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>> | null> {
  const groups = allTogether(query)
  if (groups.length === 0) return null
  const filter = inFilter(groupField, docIds)
  const holding = new Map<string, Set<string>>()
  for (const { text } of groups) {
    const ofWords = await Promise.all(
      contentStems(text).map(async (stem) => {
        const hits = await searchHits(lexical, 'passages', boost(wordQuery(stem, { [field.text]: 1 }, spellings), 0), filter, maxPassages)
        return new Set(hits.map(({ id }) => sectionOfPassage(id)))
      }),
    )
    const [first, ...rest] = ofWords
    for (const section of first ?? []) {
      if (!rest.every((sections) => sections.has(section))) continue
      const docId = rulingOfPassage(section)
      holding.set(docId, (holding.get(docId) ?? new Set()).add(anchorOfPassage(section)))
    }
  }
  return holding
}

/** `…#c8/2` → `…#c8`. */
const sectionOfPassage = (passageId: string): string => `${rulingOfPassage(passageId)}#${anchorOfPassage(passageId)}`

/** The passages that count as evidence, of every ruling. */
export function evidenceIds(passages: ReadonlyMap<string, readonly PassageHit[]>): string[] {
  return [...passages.values()].flatMap((each) => strongestOf(each).map(({ id }) => id))
}

export function strongestOf(passages: readonly PassageHit[]): readonly PassageHit[] {
  return passages.slice(0, passagesOfEvidence)
}

export function passageQuery({ query, clauses, requiredClauses, spellings }: PreparedQuery): TextQuery | null {
  const words = [...clauses, ...requiredClauses].map((clause) =>
    clauseQuery(clause, { words: passageFields, formal: passageFields }, spellings),
  )
  const phrases = [
    ...allQuotes(query).flatMap(({ text }) => stemPhrase(text, passageFields)),
    ...allNear(query).map(({ text, within }) => boost(near(contentStems(text), within, passageFields), nearWeight)),
  ]
  const queries = [...phrases, ...words]
  if (queries.length === 0) return null
  return phrases.length > 0 ? prefer(or(queries), phrases) : or(queries)
}

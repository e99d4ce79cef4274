import { givenNames, surnames, type Token } from '@basejuris/legal-text'
import { field } from '../indexing/fields.ts'
import { type Filter, or, term } from '../ports/index.ts'
import { fillerWords } from '../query/filler-words.ts'
import { parseQuery } from '../query/parse-query.ts'
import type { Spellings } from '../ranking/prepare/word-clauses.ts'
import { countResults } from '../ranking/present/empty-answer.ts'
import { buildScope } from '../ranking/request/build-filter.ts'
import { inOneCaption } from '../ranking/request/caption-query.ts'
import { countMatches, type SearchPorts, searchHits } from '../ranking/request/search-ports.ts'
import type { RulingSearchRequest } from '../ranking/request/search-request.ts'
import { understandQuery } from '../ranking/request/understand-query.ts'
import { expandAbbreviation } from './expand-abbreviation.ts'
import { type Abbreviation, findAbbreviations } from './find-abbreviations.ts'
import { type MistypedWord, mistypedWords } from './mistyped-words.ts'
import { nearestWords } from './nearest-words.ts'
import type { FoundCorrection } from './query-correction.ts'
import { matchCase, restoreAccents } from './restore-accents.ts'

/** Further mistyped words stay as they are. */
const maxMistyped = 4
const maxAbbreviations = 6
const rulingsReadForAccents = 3
const captionField = { [field.captionExact]: 1 }
const exactField = { [field.exact]: 1 }

interface Replacement {
  readonly word: Token
  readonly meant: string
  readonly inCaption: boolean
  readonly isAbbreviation: boolean
  /** Nothing else can have been meant. */
  readonly isSlip?: boolean
}

/**
 * Corrects words that hardly any ruling has. Null when there are none, none has a near word, or the correction finds nothing. Words in a
 * caption with the others of the query come first, then the nearest, then the most frequent, then the word that an abbreviation stands for. Spellings are looked up only for suspected
 * words.
 */
export async function correctQuery(
  ports: SearchPorts,
  request: RulingSearchRequest,
  spellingsOf: () => Promise<Spellings>,
): Promise<FoundCorrection | null> {
  const query = await understandQuery(ports.lexical, request)
  const { filter } = buildScope(request, request.filters)
  const abbreviations = findAbbreviations(query).slice(0, maxAbbreviations)
  const isShort = ({ word }: Pick<Replacement, 'word'>): boolean => abbreviations.some((each) => each.word === word)
  const rare = (await mistypedWords(ports.lexical, query)).filter((each) => !isShort(each))
  if (rare.length + abbreviations.length === 0) return null
  const spellings = await spellingsOf()
  const mistyped = rare
    .filter(({ word }) => !spellings.variants.has(word.token))
    .sort((a, b) => a.documents - b.documents)
    .slice(0, maxMistyped)
  if (mistyped.length + abbreviations.length === 0) return null
  if (await isCaption(ports, query.words, filter)) return null
  const unknown = mistyped.filter(({ documents }) => documents === 0)
  let otherWords = query.words
    .filter((word) => !unknown.some((each) => each.word === word) && !fillerWords.has(word.exact))
    .map(({ exact }) => exact)
  const replacements: Replacement[] = await usedAbbreviations(ports, abbreviations, filter)
  for (const each of mistyped) {
    const others = otherWords.filter((exact) => exact !== each.word.exact)
    const best = await bestReplacement(ports, each, others, filter)
    if (best === null) continue
    replacements.push(best)
    otherWords = [...others, best.meant]
  }
  if (replacements.length === 0) return null
  const spelled = await Promise.all(
    replacements.map(async (each) => ({ ...each, to: await spellWithAccents(ports, each, otherWords, filter) })),
  )
  const corrected = replaceWords(query.text, spelled)
  if ((await countResults(ports, corrected, request)) === 0) return null
  const isComplete = unknown.every(({ word }) => replacements.some((each) => each.word === word))
  return {
    kind: 'words',
    query: corrected,
    changes: spelled.map(({ word, to }) => ({
      from: query.text.slice(word.from, word.to),
      to: matchCase(query.text.slice(word.from, word.to), to),
    })),
    certain:
      parseQuery(corrected).norms.length > query.norms.length ||
      replacements.every(({ isAbbreviation }) => isAbbreviation) ||
      (isComplete && replacements.every(({ isAbbreviation, isSlip }) => isAbbreviation || isSlip === true)) ||
      (isComplete && (replacements.at(-1) as Replacement).inCaption),
  }
}

const usedAbbreviations = async (
  { lexical }: SearchPorts,
  abbreviations: readonly Abbreviation[],
  filter: Filter,
): Promise<Replacement[]> => {
  const counts = await Promise.all(abbreviations.map(({ meant }) => countMatches(lexical, term(meant, exactField), filter)))
  return abbreviations.flatMap((each, at) => ((counts[at] ?? 0) === 0 ? [] : [{ ...each, inCaption: false, isAbbreviation: true }]))
}

/** The word that was meant. A known name of a person is written right, unless a caption has another beside the rest. */
const bestReplacement = async (
  { lexical }: SearchPorts,
  mistyped: MistypedWord,
  company: readonly string[],
  filter: Filter,
): Promise<Replacement | null> => {
  const { candidates, convincing, slip } = await nearestWords(lexical, mistyped)
  const { word } = mistyped
  const together = await Promise.all(candidates.map(({ term: meant }) => countMatches(lexical, inOneCaption([...company, meant]), filter)))
  const companion = company.length === 0 ? undefined : candidates.find((_, at) => (together[at] ?? 0) > 0)
  if (companion !== undefined) return { word, meant: companion.term, inCaption: true, isAbbreviation: false }
  if (givenNames.has(word.exact) || surnames.has(word.exact)) return null
  const isUsed = async (meant: string): Promise<boolean> =>
    (await countMatches(lexical, or([term(meant, captionField), term(meant, exactField)]), filter)) > 0
  for (const { term: meant } of convincing)
    if (await isUsed(meant)) return { word, meant, inCaption: false, isAbbreviation: false, isSlip: meant === slip?.term }
  const expanded = mistyped.documents === 0 ? expandAbbreviation(word.exact) : null
  return expanded !== null && (await isUsed(expanded)) ? { word, meant: expanded, inCaption: false, isAbbreviation: true } : null
}

/** Some caption has all the words, however rare. */
const isCaption = async ({ lexical }: SearchPorts, words: readonly Token[], filter: Filter): Promise<boolean> =>
  words.length > 1 && (await countMatches(lexical, inOneCaption(words.map(({ exact }) => exact)), filter)) > 0

/** The word with its accents, read from rulings that have it. */
const spellWithAccents = async (
  { lexical, readRulings }: SearchPorts,
  { meant, inCaption }: Replacement,
  company: readonly string[],
  filter: Filter,
): Promise<string> => {
  if (readRulings === undefined) return meant
  const having = inCaption ? inOneCaption(company) : term(meant, exactField)
  const hits = await searchHits(lexical, 'rulings', having, filter, rulingsReadForAccents)
  const rulings = await readRulings(hits.map(({ id }) => id))
  return restoreAccents(
    meant,
    rulings.flatMap(({ caption, sections }) => [caption, ...sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))]),
  )
}

const replaceWords = (text: string, spelled: readonly (Replacement & { readonly to: string })[]): string => {
  let corrected = text
  for (const { word, to } of [...spelled].sort((a, b) => b.word.from - a.word.from))
    corrected = corrected.slice(0, word.from) + matchCase(text.slice(word.from, word.to), to) + corrected.slice(word.to)
  return corrected
}

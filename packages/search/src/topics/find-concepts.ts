import { analyze, foldText, stopWords, type Token } from '@basejuris/legal-text'
import { wordTokens } from '../word-tokens.ts'
import { type Concept, concepts } from './concepts.ts'
import { topics } from './topic-table.ts'

export interface FoundConcept {
  readonly concept: Concept
  readonly side: 'said' | 'formal'
  /** Indices of the first word and after the last, in the given list. */
  readonly from: number
  readonly to: number
}

type WordPattern = { readonly stem: string } | { readonly beginning: string } | { readonly word: string }

interface Pattern {
  readonly concept: Concept
  readonly side: 'said' | 'formal'
  readonly words: readonly WordPattern[]
}

const compileWord = (written: string): WordPattern[] => {
  if (written.startsWith('=')) return [{ word: foldText(written.slice(1)) }]
  if (written.endsWith('*')) return [{ beginning: foldText(written.slice(0, -1)) }]
  return wordTokens(analyze(written)).map(({ token, exact }) => (exact.length <= 3 ? { word: exact } : { stem: token }))
}

const compile = (concept: Concept, side: 'said' | 'formal'): Pattern[] =>
  concept[side].map((words) => ({ concept, side, words: words.split(/\s+/u).flatMap(compileWord) })).filter(({ words }) => words.length > 0)

/** Patterns by their first word. */
interface Patterns {
  readonly byStem: ReadonlyMap<string, readonly Pattern[]>
  readonly byWord: ReadonlyMap<string, readonly Pattern[]>
  readonly byBeginning: ReadonlyMap<string, readonly Pattern[]>
}

const compileAll = (): Patterns => {
  const byStem = new Map<string, Pattern[]>()
  const byWord = new Map<string, Pattern[]>()
  const byBeginning = new Map<string, Pattern[]>()
  const startOf = (first: WordPattern): [Map<string, Pattern[]>, string] => {
    if ('stem' in first) return [byStem, first.stem]
    return 'word' in first ? [byWord, first.word] : [byBeginning, first.beginning]
  }
  for (const concept of concepts())
    for (const pattern of [...compile(concept, 'said'), ...compile(concept, 'formal')]) {
      const [map, key] = startOf(pattern.words[0] as WordPattern)
      map.set(key, [...(map.get(key) ?? []), pattern])
    }
  return { byStem, byWord, byBeginning }
}

let patterns: Patterns | undefined

const maxCachedWords = 100_000
const startsByWord = new Map<string, readonly Pattern[]>()

/** Patterns that begin with this word. */
const patternsStartingAt = ({ token, exact }: Token): readonly Pattern[] => {
  const cached = startsByWord.get(exact)
  if (cached !== undefined) return cached
  patterns ??= compileAll()
  const found = [...(patterns.byStem.get(token) ?? []), ...(patterns.byWord.get(exact) ?? [])]
  for (let length = 2; length <= exact.length; length++) found.push(...(patterns.byBeginning.get(exact.slice(0, length)) ?? []))
  if (startsByWord.size >= maxCachedWords) startsByWord.clear()
  startsByWord.set(exact, found)
  return found
}

const matches = ({ words }: Pattern, text: readonly Token[], from: number): boolean =>
  words.every((word, i) => {
    const at = text[from + i]
    if (at === undefined) return false
    if ('stem' in word) return at.token === word.stem
    return 'word' in word ? at.exact === word.word : at.exact.startsWith(word.beginning)
  })

/** Every wording of a concept, including overlapping ones. */
export function findConcepts(words: readonly Token[]): FoundConcept[] {
  const found: FoundConcept[] = []
  words.forEach((word, from) => {
    for (const pattern of patternsStartingAt(word))
      if (matches(pattern, words, from)) found.push({ concept: pattern.concept, side: pattern.side, from, to: from + pattern.words.length })
  })
  return found
}

/** What courts say for initials: «dt», «Dirección del Trabajo», «Inspección del Trabajo». None for a word that is the initials of none of it. */
export function namesForInitials(word: string): string[] {
  const [token] = wordTokens(analyze(word))
  if (token === undefined || word.length > maxInitials) return []
  const said = findConcepts([token]).filter(({ side }) => side === 'said')
  return said.flatMap(({ concept: { formal } }) => (formal.some((name) => initialsOf(name) === token.exact) ? formal : []))
}
const maxInitials = 6
const initialsOf = (name: string): string =>
  wordTokens(analyze(name))
    .filter(({ exact }) => !stopWords.has(exact))
    .map(({ exact }) => exact.charAt(0))
    .join('')

let stemsOfCourts: ReadonlySet<string> | undefined

/** Whether courts use the word themselves, in the formal wordings of some topic. */
export function isWordOfCourts({ token }: Token): boolean {
  stemsOfCourts ??= new Set(
    topics().flatMap(({ formal }) => formal.flatMap(({ wording }) => wordTokens(analyze(wording)).map(({ token }) => token))),
  )
  return stemsOfCourts.has(token)
}

import type { TextSpan } from '../../analysis/text-span.ts'
import type { FoundTreatment, RuleReading } from '../read-by-rules.ts'
import { signConcepts, wordConcepts } from './concepts.ts'
import { everyFeature, type KnownFeatures } from './known-features.ts'

/** Parts of a paragraph around a citation: sentences before, its own up to it and from it on, sentences behind. */
const parts = ['before', 'upTo', 'from', 'behind'] as const
type Part = (typeof parts)[number]

/** Letters read of each part, the nearest to the citation. */
const lettersRead: Readonly<Record<Part, number>> = { before: 300, upTo: 500, from: 500, behind: 500 }
const stemLength = 6
const citationSign = '<c>'
const token = /[a-zñ]+|[«"“?;():—]/gu
export const clauseEnd = /[,;:.·()—–]/u
const openParenthesis = /\([^)]*$/u
/** Ideas before a citation that change what the words behind it say. */
const pairedBefore: ReadonlySet<string> = new Set(['there', 'had', 'party', 'claims', 'until', 'concede', 'as', 'said'])
const weights = { idea: 2, pairInClause: 1.5, pairInSentence: 0.7, parenthesis: 2 }

/**
 * What the model reads around a citation: features by name, with their strength. A block of stems, ideas and what the rules read, and a
 * block of runs of words.
 */
export type WordFeatures = readonly [ReadonlyMap<string, number>, ReadonlyMap<string, number>]

/** Where a citation stands, and what the rules read of it; null where only stems and ideas are asked for. */
export interface FeaturePlace {
  readonly sentences: readonly TextSpan[]
  readonly citation: TextSpan
  readonly reading: RuleReading | null
  /** Features that a model knows: others are left out. Without it, all are read. */
  readonly known?: KnownFeatures
}

/** The ranges of a paragraph that are read around a citation. `sentences` are those of the whole paragraph, in order. */
export function partsAround(length: number, sentences: readonly TextSpan[], citation: TextSpan): Readonly<Record<Part, TextSpan>> {
  const own = sentences.findLast(({ from }) => from <= citation.from) ?? { from: 0, to: length }
  const begin = Math.max(own.from, citation.from - lettersRead.upTo)
  const end = Math.min(Math.max(own.to, citation.to), citation.to + lettersRead.from)
  return {
    before: { from: Math.max(0, own.from - lettersRead.before), to: own.from },
    upTo: { from: begin, to: citation.from },
    from: { from: citation.to, to: end },
    behind: { from: Math.max(own.to, citation.to), to: Math.min(length, Math.max(own.to, citation.to) + lettersRead.behind) },
  }
}

/** The features around a citation in a folded paragraph. Linear in the letters read. */
export function featuresAround(folded: string, { sentences, citation, reading, known = everyFeature }: FeaturePlace): WordFeatures {
  const features = new Map<string, number>()
  const runs = new Map<string, number>()
  const put = (name: string, strength = 1): void => {
    if (!known.has(name)) return
    features.set(name, Math.max(features.get(name) ?? 0, strength))
  }
  const ranges = partsAround(folded.length, sentences, citation)
  const ideas: Record<Part, ReadonlySet<string>> = { before: new Set(), upTo: new Set(), from: new Set(), behind: new Set() }
  for (const part of parts) {
    const text = folded.slice(ranges[part].from, ranges[part].to)
    putWords(text, part, { put, known })
    if (reading !== null) putRuns(text, part, { put: (name) => known.has(name) && runs.set(name, 1), known })
    ideas[part] = putIdeas(text, part, put)
  }
  for (const one of ideas.upTo) if (pairedBefore.has(one)) for (const other of [...ideas.from, ...ideas.behind]) put(`${one}>${other}`)
  for (const one of ideas.from) for (const other of ideas.behind) put(`${one}>>${other}`, weights.pairInSentence)
  if (openParenthesis.test(folded.slice(ranges.upTo.from, ranges.upTo.to))) put('parenthesis', weights.parenthesis)
  if (reading !== null) putReading(reading, citation, put)
  return [features, runs]
}

type Put = (name: string, strength?: number) => void

interface Putting {
  readonly put: Put
  readonly known: KnownFeatures
}

/** Stems, alone and two by two, in the whole and by place. */
function putWords(text: string, part: Part, { put, known }: Putting): void {
  const stems = Array.from(text.matchAll(token), ([word]) => word.slice(0, stemLength))
  if (part === 'upTo') stems.push(citationSign)
  if (part === 'from') stems.unshift(citationSign)
  for (const [at, stem] of stems.entries()) {
    if (known.hasStem(stem)) {
      put(`w:${stem}`)
      if (part !== 'before') put(`${part === 'behind' ? 'n' : 's'}:${stem}`)
    }
    const previous = stems[at - 1]
    if (previous !== undefined && known.hasPairFrom(previous)) put(`b:${previous}_${stem}`)
  }
}

const runToken = /[a-zñ]+|[«"“?;():,—·.]/gu
const runStem = 7
const maxRun = 3

/** Runs of up to three words, in the whole and by place. */
function putRuns(text: string, part: Part, { put, known }: Putting): void {
  const stems = Array.from(text.matchAll(runToken), ([word]) => word.slice(0, runStem))
  if (part === 'upTo') stems.push(citationSign)
  if (part === 'from') stems.unshift(citationSign)
  const place = part === 'before' ? null : part[0]
  for (const [at, first] of stems.entries()) {
    let run = first
    for (let length = 1; length <= maxRun && known.hasRunFrom(run); length += 1) {
      put(`r:${run}`)
      if (place !== null) put(`r${place}:${run}`)
      const next = stems[at + length]
      if (next === undefined) break
      run += `_${next}`
    }
  }
}

const readingWeights = { treatment: 3, voice: 2, confidence: 2, phrase: 1, place: 2 }

/** What the rules read, how surely, and on which side of the citation. */
function putReading({ found }: RuleReading, citation: TextSpan, put: Put): void {
  if (found === null) put('rule:none', readingWeights.treatment)
  else putFound(found, citation, put)
}

function putFound(found: FoundTreatment, citation: TextSpan, put: Put): void {
  const { treatment, voice, confidence, phrase } = found
  put(`rule:${treatment}`, readingWeights.treatment)
  put(`rule:voice:${voice}`, readingWeights.voice)
  put(`rule:${treatment}:${Math.round(confidence * 10)}`, readingWeights.confidence)
  if (phrase === null) return
  put('rule:phrase', readingWeights.phrase)
  put(`rule:${treatment}:${phrase.to <= citation.from ? 'before' : 'behind'}`, readingWeights.place)
}

/** Ideas of a part, and those that meet in one of its clauses. */
function putIdeas(text: string, part: Part, put: Put): ReadonlySet<string> {
  const found = new Set<string>()
  for (const clause of text.split(clauseEnd)) {
    const here = ideasIn(clause)
    for (const [at, one] of here.entries()) {
      found.add(one)
      for (const other of here.slice(at + 1)) put(`${part === 'before' ? 'before:' : ''}${one}+${other}`, weights.pairInClause)
    }
  }
  for (const one of found) {
    put(`i:${one}`, weights.idea)
    put(`${part}:${one}`, weights.idea)
  }
  return found
}

/** Clauses read last: those around one citation are weighed alone too, and citations of one paragraph have the same around them. */
const maxReadClauses = 1_000
const readClauses = new Map<string, readonly string[]>()

/** The ideas of a clause by their words, whatever blanks stand around it. */
function wordIdeasIn(clause: string): readonly string[] {
  const known = readClauses.get(clause)
  if (known !== undefined) return known
  if (readClauses.size >= maxReadClauses) readClauses.clear()
  const found = [...wordConcepts].filter(([, pattern]) => pattern.test(clause)).map(([name]) => name)
  readClauses.set(clause, found)
  return found
}

const ideasIn = (clause: string): string[] => [
  ...wordIdeasIn(clause.trim()),
  ...[...signConcepts].filter(([, pattern]) => pattern.test(clause)).map(([name]) => name),
]

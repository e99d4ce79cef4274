import type { TextSpan } from '../../analysis/text-span.ts'
import type { FoundTreatment, RuleReading } from '../read-by-rules.ts'
import { signConcepts, wordConcepts } from './concepts.ts'
import type { FeaturesOfWords, KnownFeatures, WordKind } from './known-features.ts'

/** Parts of a paragraph around a citation: sentences before, its own up to it and from it on, sentences behind. */
const parts = ['before', 'upTo', 'from', 'behind'] as const
type Part = (typeof parts)[number]

/** Letters read of each part, the nearest to the citation. */
const lettersRead: Readonly<Record<Part, number>> = { before: 300, upTo: 500, from: 500, behind: 500 }
const stemLength = 6
const runStemLength = 7
const citationSign = '<c>'
const token = /[a-zñ]+|[«"“?;():,—·.]/gu
/** Signs that stand in runs alone. */
const signsOfRuns: ReadonlySet<string> = new Set([',', '·', '.'])
export const clauseEnd = /[,;:.·()—–]/u
const openParenthesis = /\([^)]*$/u
/** Ideas before a citation that change what the words behind it say. */
const pairedBefore: ReadonlySet<string> = new Set(['there', 'had', 'party', 'claims', 'until', 'concede', 'as', 'said'])
const weights = { idea: 2, pairInClause: 1.5, pairInSentence: 0.7, parenthesis: 2 }

/**
 * What the model reads around a citation: features with their strength. A block of stems, ideas and what the rules read, and a block of
 * runs of words.
 */
export type WordFeatures<Feature> = readonly [ReadonlyMap<Feature, number>, ReadonlyMap<Feature, number>]

/** Where a citation stands, and what the rules read of it; null where only stems and ideas are asked for. */
export interface FeaturePlace {
  readonly sentences: readonly TextSpan[]
  readonly citation: TextSpan
  readonly reading: RuleReading | null
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
export function featuresAround<Feature>(
  folded: string,
  { sentences, citation, reading }: FeaturePlace,
  known: KnownFeatures<Feature>,
): WordFeatures<Feature> {
  const features = new Map<Feature, number>()
  const runs = new Map<Feature, number>()
  const putFeature = (feature: Feature | undefined, strength = 1): void => {
    if (feature !== undefined) features.set(feature, Math.max(features.get(feature) ?? 0, strength))
  }
  const put: Put = (name, strength) => putFeature(known.find(name), strength)
  const putRun = (feature: Feature | undefined): void => {
    if (feature !== undefined) runs.set(feature, 1)
  }
  const ranges = partsAround(folded.length, sentences, citation)
  const ideas: Record<Part, ReadonlySet<string>> = { before: new Set(), upTo: new Set(), from: new Set(), behind: new Set() }
  for (const part of parts) {
    const text = folded.slice(ranges[part].from, ranges[part].to)
    const words = text.match(token) ?? []
    putWords(words, part, { known, put: putFeature })
    if (reading !== null) putRuns(words, part, { known, put: putRun })
    ideas[part] = putIdeas(text, part, put)
  }
  for (const one of ideas.upTo) if (pairedBefore.has(one)) for (const other of [...ideas.from, ...ideas.behind]) put(`${one}>${other}`)
  for (const one of ideas.from) for (const other of ideas.behind) put(`${one}>>${other}`, weights.pairInSentence)
  if (openParenthesis.test(folded.slice(ranges.upTo.from, ranges.upTo.to))) put('parenthesis', weights.parenthesis)
  if (reading !== null) putReading(reading, citation, put)
  return [features, runs]
}

type Put = (name: string, strength?: number) => void

interface Putting<Feature> {
  readonly known: KnownFeatures<Feature>
  readonly put: (feature: Feature | undefined) => void
}

/** The words of a part, cut to their first letters, with the citation at its edge. */
function stemsOf(words: readonly string[], part: Part, length: number): string[] {
  const stems = words.map((word) => word.slice(0, length))
  if (part === 'upTo') stems.push(citationSign)
  if (part === 'from') stems.unshift(citationSign)
  return stems
}

/** Stems, alone and two by two, in the whole and by place. */
function putWords<Feature>(words: readonly string[], part: Part, { known, put }: Putting<Feature>): void {
  const place: WordKind | null = part === 'before' ? null : part === 'behind' ? 'n' : 's'
  let previous: FeaturesOfWords<Feature> | null = null
  for (const stem of stemsOf(words, part, stemLength)) {
    if (signsOfRuns.has(stem)) continue
    const own = known.words.with(stem)
    put(own?.find('w'))
    if (place !== null) put(own?.find(place))
    put(previous?.with(stem)?.find('b'))
    previous = own
  }
}

const maxRun = 3
const runKinds = { before: null, upTo: 'ru', from: 'rf', behind: 'rb' } as const satisfies Record<Part, WordKind | null>

/** Runs of up to three words, in the whole and by place. */
function putRuns<Feature>(words: readonly string[], part: Part, { known, put }: Putting<Feature>): void {
  const stems = stemsOf(words, part, runStemLength)
  const place = runKinds[part]
  for (let at = 0; at < stems.length; at += 1) {
    let run: Pick<FeaturesOfWords<Feature>, 'with'> = known.words
    for (const stem of stems.slice(at, at + maxRun)) {
      const longer = run.with(stem)
      if (longer === null) break
      put(longer.find('r'))
      if (place !== null) put(longer.find(place))
      run = longer
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

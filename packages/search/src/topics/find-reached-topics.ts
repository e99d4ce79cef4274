import type { SectionKind } from '@basejuris/domain'
import type { Token } from '@basejuris/legal-text'
import { contentTerms, nameTerms } from '../word-tokens.ts'
import { clauses } from './clauses.ts'
import { articlesOf } from './topic.ts'
import { topics } from './topic-table.ts'

/** How strongly a ruling is about a topic. */
export interface TopicTie {
  readonly id: string
  readonly strength: number
}

/** A tie with what speaks for it. */
export interface ReachedTopic extends TopicTie {
  /** Kinds of the sections that have a wording of the topic. */
  readonly sections: ReadonlySet<SectionKind>
  /** The court applies an article of the topic, or the topic has none. */
  readonly isApplied: boolean
}

/** What a ruling is matched by. */
export interface RulingWords {
  /** Analysed texts of its passages, with the kind of the section of each. */
  readonly texts: readonly { readonly kind: SectionKind; readonly tokens: readonly Token[] }[]
  readonly subjects: readonly string[]
  readonly normKeys: Iterable<string>
  /** Those that the court applies. */
  readonly appliedKeys: Iterable<string>
}

interface Wording {
  readonly topic: number
  readonly stems: readonly string[]
  readonly weight: number
}

interface Patterns {
  /** By first stem. */
  readonly byStart: ReadonlyMap<string, readonly Wording[]>
  /** By every stem. */
  readonly byStem: ReadonlyMap<string, readonly Wording[]>
  readonly byNorm: ReadonlyMap<string, readonly number[]>
  /** Topics that have articles. */
  readonly withArticles: ReadonlySet<number>
}

/** A ruling belongs to topics that it is tied to so strongly, also beside its first one. Chosen on ties that were read: docs/search-quality.md. */
const minReach = { strength: 2.4, ofStrongest: 0.95, sum: 5, clauseRatio: 1.75 }
/** What a wording in the operative part adds to the sum, and at most the ratio of a tie to the strongest other one. */
const added = { decided: 0.5, maxRatio: 2 }
/** Below it a tie says nothing. */
const minTie = 0.8
/** A wording of one word is said of many things. */
const weights = { text: 1.5, wordInText: 0.45, subject: 2, wordInSubject: 1.6, article: 0.5, allArticles: 1 }

let patterns: Patterns | undefined

function compile(): Patterns {
  const table = topics()
  const wordings = table.flatMap(({ formal }, topic) =>
    formal.flatMap(({ wording, weight }): Wording[] => {
      const stems = nameTerms(wording)
      return stems.length === 0 ? [] : [{ topic, stems, weight }]
    }),
  )
  const sharing = Map.groupBy(wordings, ({ stems }) => stems.join(' '))
  /** A wording of several topics says less of each. */
  const shared = wordings.map((each) => ({ ...each, weight: each.weight / Math.sqrt(sharing.get(each.stems.join(' '))?.length ?? 1) }))
  const byStem = new Map<string, Wording[]>()
  for (const each of shared) for (const stem of new Set(each.stems)) byStem.set(stem, [...(byStem.get(stem) ?? []), each])
  const byNorm = new Map<string, number[]>()
  table.forEach((each, topic) => {
    for (const key of articlesOf(each)) byNorm.set(key, [...(byNorm.get(key) ?? []), topic])
  })
  return {
    byStart: Map.groupBy(shared, ({ stems }) => stems[0] ?? ''),
    byStem,
    byNorm,
    withArticles: new Set([...byNorm.values()].flat()),
  }
}

/**
 * Ties of a ruling to topics, strongest first. A tie sums the formal wordings that the ruling has, each by its weight and its repetition.
 * It adds those of its subjects, in any order of their words, and the articles of the topic that it cites.
 */
export function findReachedTopics({ texts, subjects, normKeys, appliedKeys }: RulingWords): ReachedTopic[] {
  patterns ??= compile()
  const strengths = new Map<number, number>()
  const add = (topic: number, strength: number): void => void strengths.set(topic, (strengths.get(topic) ?? 0) + strength)
  const sections = new Map<number, Set<SectionKind>>()
  for (const [{ topic, weight, stems }, { times, kinds }] of findInTexts(texts, patterns)) {
    add(topic, (weight * (stems.length === 1 ? weights.wordInText : weights.text) * times) / (times + 1))
    sections.set(topic, (sections.get(topic) ?? new Set()).union(kinds))
  }
  for (const { topic, weight, stems } of findInSubjects(subjects, patterns))
    add(topic, weight * (stems.length === 1 ? weights.wordInSubject : weights.subject))
  const articles = new Map<number, number>()
  for (const key of new Set(normKeys))
    for (const topic of patterns.byNorm.get(key) ?? []) articles.set(topic, (articles.get(topic) ?? 0) + weights.article)
  for (const [topic, weight] of articles) if (strengths.has(topic)) add(topic, Math.min(weights.allArticles, weight))
  const table = topics()
  const applied = new Set<number>()
  for (const key of appliedKeys) for (const topic of patterns.byNorm.get(key) ?? []) applied.add(topic)
  const { withArticles } = patterns
  return [...strengths]
    .flatMap(([topic, strength]): ReachedTopic[] => {
      if (strength < minTie) return []
      const isApplied = applied.has(topic) || !withArticles.has(topic)
      return [{ id: table[topic]?.id ?? '', strength, sections: sections.get(topic) ?? new Set(), isApplied }]
    })
    .sort((a, b) => b.strength - a.strength || (a.id < b.id ? -1 : 1))
}

/** Ids of the topics that the ruling of these ties belongs to: docs/decisions/0134-when-a-ruling-belongs-to-a-topic.md. */
export function reachedIds(ties: readonly ReachedTopic[]): string[] {
  return ties
    .filter((tie) => isReached(tie, Math.max(0, ...ties.flatMap((other) => (other === tie ? [] : [other.strength])))))
    .map(({ id }) => id)
}

function isReached({ id, strength, sections, isApplied }: ReachedTopic, strongestOther: number): boolean {
  if (sections.size === 0 || strength < Math.max(minReach.strength, minReach.ofStrongest * strongestOther)) return false
  const isDecided = sections.has('resolutiva')
  const ratio = Math.min(added.maxRatio, strength / strongestOther)
  if (clauses.has(id) && !(isDecided && sections.has('considerando') && ratio >= minReach.clauseRatio)) return false
  return (isApplied || isDecided) && strength + ratio + (isDecided ? added.decided : 0) >= minReach.sum
}

interface Found {
  times: number
  readonly kinds: Set<SectionKind>
}

function findInTexts(texts: RulingWords['texts'], { byStart }: Patterns): Map<Wording, Found> {
  const found = new Map<Wording, Found>()
  for (const { kind, tokens } of texts) {
    const stems = contentTerms(tokens)
    stems.forEach((stem, at) => {
      for (const wording of byStart.get(stem) ?? []) {
        if (!wording.stems.every((each, i) => stems[at + i] === each)) continue
        const before = found.get(wording) ?? { times: 0, kinds: new Set() }
        before.times += 1
        before.kinds.add(kind)
        found.set(wording, before)
      }
    })
  }
  return found
}

/** «PAGARÉ, COBRO DE» is «cobro de pagaré». */
function findInSubjects(subjects: readonly string[], { byStem }: Patterns): Set<Wording> {
  const found = new Set<Wording>()
  for (const subject of subjects) {
    const stems = new Set(nameTerms(subject))
    for (const stem of stems)
      for (const wording of byStem.get(stem) ?? []) if (wording.stems.every((each) => stems.has(each))) found.add(wording)
  }
  return found
}

import { setImmediate } from 'node:timers/promises'
import { analyze, splitSentences, type Token } from '@basejuris/legal-text'
import { contentTerms, nameTerms, wordTokens } from '../word-tokens.ts'
import { findConcepts } from './find-concepts.ts'
import { findReachedTopics } from './find-reached-topics.ts'
import { articlesOf, type Topic } from './topic.ts'
import { openTopicFinder } from './topic-finder.ts'
import { topics } from './topic-table.ts'

/** An article that belongs to a matter of a text. */
export interface MatterNorm {
  readonly key: string
  /** How surely the text is about its matters, above 0 and below 1. The first articles of a matter say most of it. */
  readonly weight: number
  /** Its matters, surest first: in the words of the text that name them, else by their name. */
  readonly matters: readonly string[]
}

/** Of a text this much is read. A story has several matters, each in a part of a sentence. */
const maxSentences = 120
/** About ten milliseconds. */
const partsInTurn = 8
const clauseEnd = /[,;:()]|\s(?:y|e|ni|pero|además)\s/u
/** An everyday phrase of a matter, and formal wordings that name it as surely as can be. */
const saidWeight = 0.12
const fullStrength = 3
const maxFormal = 0.9
const minWeight = 0.1
/** Beside the matter of which the text is surest, the others say little. */
const minOfBest = 0.2
const laterArticle = 0.8
/** The number of an article says nothing without its code. */
const articleAlone = /^artículos? \d/u
const maxNamed = 2

/** Articles of the matters of a text, surest first. Whole laws are none. Other work gets its turn meanwhile. */
export async function normsOfMatters(text: string): Promise<MatterNorm[]> {
  const tokens = analyze(text)
  const words = wordTokens(tokens)
  const said = saidPhrases(text, words)
  const terms = ` ${contentTerms(words).join(' ')} `
  const found = new Map<string, { weight: number; matters: Set<string> }>()
  for (const { topic, weight } of await mattersOf(text, tokens, said)) {
    const named = namesOf(topic, terms, said.get(topic.id) ?? [])
    for (const [at, key] of articlesOf(topic).entries()) {
      const known = found.get(key) ?? { weight: 0, matters: new Set<string>() }
      found.set(key, { weight: either(known.weight, weight * laterArticle ** at), matters: new Set([...known.matters, ...named]) })
    }
  }
  return Array.from(found, ([key, { weight, matters }]) => ({ key, weight, matters: [...matters] })).sort(
    (a, b) => b.weight - a.weight || a.key.localeCompare(b.key),
  )
}

const either = (one: number, other: number): number => 1 - (1 - one) * (1 - other)

/** What the parts of a text are about, what its formal wordings name and what its everyday phrases stand for, surest first. */
async function mattersOf(
  text: string,
  tokens: readonly Token[],
  said: ReadonlyMap<string, readonly string[]>,
): Promise<{ topic: Topic; weight: number }[]> {
  const weights = new Map<string, number>()
  const finder = openTopicFinder()
  for (const [at, part] of partsOf(text).entries()) {
    if (at % partsInTurn === 0) await setImmediate()
    for (const { topic, confidence, share } of finder.find(part))
      weights.set(topic.id, Math.max(weights.get(topic.id) ?? 0, confidence * Math.sqrt(share)))
  }
  const add = (id: string, weight: number): void => void weights.set(id, either(weights.get(id) ?? 0, weight))
  for (const { id, strength } of findReachedTopics({ texts: [{ kind: 'texto', tokens }], subjects: [], normKeys: [], appliedKeys: [] }))
    add(id, Math.min(maxFormal, strength / fullStrength))
  for (const id of said.keys()) add(id, saidWeight)
  const least = Math.max(minWeight, minOfBest * Math.max(0, ...weights.values()))
  return topics()
    .map((topic) => ({ topic, weight: weights.get(topic.id) ?? 0 }))
    .filter(({ weight }) => weight >= least)
    .sort((a, b) => b.weight - a.weight)
}

/** The sentences of a text, and the parts of each. */
const partsOf = (text: string): string[] =>
  splitSentences(text)
    .slice(0, maxSentences)
    .flatMap(({ from, to }) => {
      const sentence = text.slice(from, to)
      return [sentence, ...sentence.split(clauseEnd)]
    })

/** Everyday phrases of the text by the topic that they stand for. */
const saidPhrases = (text: string, tokens: readonly Token[]): ReadonlyMap<string, readonly string[]> => {
  const said = new Map<string, string[]>()
  for (const { concept, side, from, to } of findConcepts(tokens)) {
    const [first, last] = [tokens[from], tokens[to - 1]]
    if (side !== 'said' || concept.topic === null || first === undefined || last === undefined) continue
    said.set(concept.topic, [...(said.get(concept.topic) ?? []), text.slice(first.from, last.to).toLowerCase()])
  }
  return said
}

/** «fuero sindical», as the text says it; else the first words of the topic's name. */
const namesOf = ({ name, formal }: Topic, terms: string, said: readonly string[]): string[] => {
  const named = formal
    .map(({ wording }) => wording)
    .filter((wording) => !articleAlone.test(wording) && terms.includes(` ${nameTerms(wording).join(' ')} `))
  const own = [...named, ...said]
  return own.length > 0 ? own.slice(0, maxNamed) : [name.split(/[:;(]/u)[0]?.trim() ?? name]
}

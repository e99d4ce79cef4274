import type { QuestionDemand } from '@basejuris/search'
import type { Candidate } from './candidate.ts'
import { spokenOf } from './spoken-share.ts'

/** A word of the question that its likely topic is about: «embarazada», of what courts call «fuero maternal». */
export interface AskedSubject {
  /** Place of the word among the demands. */
  readonly word: number
  /** Places of the topics that are about it. */
  readonly topics: readonly number[]
}

/** Who speaks of the subject of a question in a ruling: its court, or only somebody whom it tells of. Null where nobody does. */
export type SubjectTeller = 'court' | 'others' | null

/** Letters that the forms of one word share. */
const sharedLetters = 5
/** From here on a demand is spoken of: by another form of its words at least. */
const minCover = 0.7
/** What the words of courts for a subject are worth beside those of the question. Less than another form of these. */
const byTopic = 0.65

/** The words of a question that its likely topics are about. */
export function subjectsOf(demands: readonly QuestionDemand[]): readonly AskedSubject[] {
  const beginnings = demands.map(({ kind, wordings, label }) =>
    kind === 'topic' ? beginningsOf([...wordings.flat(), label]) : new Set<string>(),
  )
  return demands.flatMap(({ kind, wordings: [own = []] }, word) => {
    const stems = own.filter((stem) => stem.length >= sharedLetters)
    if (kind !== 'words' || stems.length === 0) return []
    const topics = [...demands.keys()].filter((at) => stems.every((stem) => beginnings[at]?.has(stem.slice(0, sharedLetters))))
    return topics.length === 0 ? [] : [{ word, topics }]
  })
}

const beginningsOf = (words: readonly string[]): Set<string> =>
  new Set(words.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => word.slice(0, sharedLetters)))

/** How far a sentence speaks of each demand, the words of courts for a subject counted too. */
export function withSubjects(covers: readonly number[], subjects: readonly AskedSubject[]): readonly number[] {
  if (subjects.length === 0) return covers
  const spoken = [...covers]
  for (const { word, topics } of subjects)
    spoken[word] = Math.max(spoken[word] ?? 0, ...topics.map((at) => ((covers[at] ?? 0) >= minCover ? byTopic : 0)))
  return spoken
}

const deciding: ReadonlySet<Candidate['kind']> = new Set(['considerando', 'resolutiva', 'texto'])

/** Places of the demands that name the matter of a question: the rarest word that a topic is about, and its topics. None where there is none. */
export function matterOf(demands: readonly QuestionDemand[]): readonly number[] {
  const [subject] = [...subjectsOf(demands)].sort((a, b) => rarityOf(demands, b) - rarityOf(demands, a))
  return subject === undefined ? [] : [subject.word, ...subject.topics]
}

/** Whether a sentence speaks of the matter of a question, in its words or in those of courts. */
export function speaksOfMatter({ covers }: { readonly covers: readonly number[] }, matter: readonly number[]): boolean {
  return matter.some((at) => (covers[at] ?? 0) >= byTopic)
}

/** Whether a sentence speaks of the matter in the words that courts have for its topics. */
export function speaksOfTopic({ covers }: { readonly covers: readonly number[] }, [, ...topics]: readonly number[]): boolean {
  return topics.some((at) => (covers[at] ?? 0) >= minCover)
}

/** Who speaks in the sentences of a ruling of the matter of a question. */
export function tellerOf(candidates: readonly Candidate[], demands: readonly QuestionDemand[]): SubjectTeller {
  const asked = matterOf(demands)
  if (asked.length === 0) return null
  const speaking = candidates.filter((candidate) => asked.some((at) => spokenBy(candidate, demands[at]) >= minCover))
  const isCourts = (candidate: Candidate): boolean =>
    deciding.has(candidate.kind) && candidate.voice.speaker === 'tribunal' && !candidate.isOfAnother()
  return speaking.some(isCourts) ? 'court' : speaking.length > 0 ? 'others' : null
}

/** «Procedimiento» stands everywhere, and names no matter beside «abandono». */
const rarityOf = (demands: readonly QuestionDemand[], { word }: AskedSubject): number => demands[word]?.rarity ?? 0

const spokenBy = (candidate: Candidate, demand: QuestionDemand | undefined): number =>
  demand === undefined ? 0 : spokenOf(candidate, demand)

import { analyze, stopWords } from '@basejuris/legal-text'
import type { QuestionDemand } from '@basejuris/search'
import type { Candidate } from './candidate.ts'

/** Places of two demands that a question names side by side: «declaración de la víctima». */
export type RelatedPair = readonly [first: number, second: number]

/** Stems between two demands of which a sentence speaks together. */
const maxBetween = 4
/** Letters at the beginning of a stem that its other forms have too. */
const stemLetters = 5

/** The demands that stand side by side in a question, with nothing but stop words between them. Its norms and topics are in no pair. */
export function relatedPairs(demands: readonly QuestionDemand[], question: string): readonly RelatedPair[] {
  const placed = demands
    .map(({ kind, label }, at) => ({ kind, at, from: question.indexOf(label), to: question.indexOf(label) + label.length }))
    .filter(({ kind, from }) => kind === 'words' && from >= 0)
    .sort((a, b) => a.from - b.from)
  return placed.flatMap((one, at): RelatedPair[] => {
    const next = placed[at + 1]
    return next !== undefined && isSmall(question.slice(one.to, next.from)) ? [[one.at, next.at]] : []
  })
}

const isSmall = (between: string): boolean => !/[,.;:¿?¡!()]/u.test(between) && analyze(between).every(({ exact }) => stopWords.has(exact))

/** The part of some pairs of which a sentence speaks together, from 0 to 1. All of them where there is none. */
export function relatedShare(
  candidates: readonly Pick<Candidate, 'stems'>[],
  demands: readonly QuestionDemand[],
  pairs: readonly RelatedPair[],
): number {
  if (pairs.length === 0) return 1
  return pairs.filter((pair) => candidates.some(({ stems }) => areTogether(stems, demands, pair))).length / pairs.length
}

function areTogether(stems: readonly string[], demands: readonly QuestionDemand[], [first, second]: RelatedPair): boolean {
  const ends = placesOf(stems, demands[first])
  const others = ends.length === 0 ? [] : placesOf(stems, demands[second])
  return ends.some((one) => others.some((other) => Math.abs(one - other) <= maxBetween + 1))
}

/** Whether the thing that a demand names, where it is spoken of, stands once beside another one: «extemporánea» may be said of something else. */
export function standsBesideOthers(
  candidates: readonly Pick<Candidate, 'stems'>[],
  demands: readonly QuestionDemand[],
  at: number,
): boolean {
  const others = [...demands.keys()].filter((other) => other !== at)
  const speaking = candidates.filter(({ stems }) => placesOf(stems, demands[at]).length > 0)
  if (speaking.length === 0 || others.length === 0) return true
  return speaking.some(({ stems }) => others.some((other) => areTogether(stems, demands, [at, other])))
}

const placesOf = (stems: readonly string[], demand: QuestionDemand | undefined): readonly number[] =>
  (demand?.wordings ?? []).flatMap((wording) => {
    const [start = ''] = wording
    const beginning = wording.length === 1 && start.length >= stemLetters ? start.slice(0, stemLetters) : null
    return stems.flatMap((stem, at) =>
      (beginning === null ? stem === start && wording.every((each, i) => stems[at + i] === each) : stem.startsWith(beginning)) ? [at] : [],
    )
  })

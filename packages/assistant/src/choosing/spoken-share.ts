import type { QuestionDemand } from '@basejuris/search'
import type { Candidate } from './candidate.ts'

/** The likely topic is told in the words of courts: other rulings of it have them too. */
const topicWeight = 0.15
/** Part of the rarity of a demand that its rarity within the ruling decides. */
const withinWeight = 0.7
/** Another form of a word, all words of an idea apart, and some of them, beside the wording itself. */
const forms = { other: 0.7, apart: 0.8, some: 0.4 }
/** Letters at the beginning of a stem that its other forms have too. */
const stemLetters = 5

/** Gives the share of the demands that are spoken of. One counts by its rarity in the index and in the ruling, and none where nothing speaks of it. */
export function shareBy(demands: readonly QuestionDemand[], covers: readonly (readonly number[])[]): (some: readonly number[]) => number {
  const worth = demands.map(({ rarity, kind }, demand) => {
    const having = covers.filter((each) => (each[demand] ?? 0) > 0).length
    const within = Math.log((covers.length + 1) / (having + 1)) / Math.log(covers.length + 1)
    return having === 0 ? 0 : (0.15 + rarity) * (1 - withinWeight + withinWeight * within) * (kind === 'topic' ? topicWeight : 1)
  })
  const all = worth.reduce((sum, each) => sum + each, 0)
  return (some) => (all === 0 ? 0 : some.reduce((sum, each, demand) => sum + each * (worth[demand] ?? 0), 0) / all)
}

/** 1 where a sentence has a wording of a demand or cites its norm, less where it has other forms of its words, or some of them. */
export function spokenOf({ stems, norms }: Pick<Candidate, 'stems' | 'norms'>, { wordings, norms: keys }: QuestionDemand): number {
  if (keys.length > 0 && keys.some((key) => norms().has(key))) return 1
  return wordings.reduce((most, wording) => Math.max(most, wordingIn(stems, wording)), 0)
}

function wordingIn(stems: readonly string[], wording: readonly string[]): number {
  const [first = ''] = wording
  if (stems.some((stem, at) => stem === first && wording.every((each, i) => stems[at + i] === each))) return 1
  if (wording.length === 1) {
    const start = first.slice(0, stemLetters)
    return first.length >= stemLetters && stems.some((stem) => stem.startsWith(start)) ? forms.other : 0
  }
  const having = wording.filter((each) => stems.includes(each)).length / wording.length
  return having === 1 ? forms.apart : forms.some * having
}

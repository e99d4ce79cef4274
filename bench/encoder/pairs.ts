import { seededNumbers } from '@basejuris/search'
import type { Features, Pair } from './learning.ts'
import { createRivals } from './rivals.ts'
import type { TrainingSet } from './training-set.ts'

/** How many pairs an epoch draws for each of what it names. */
const perLay = { otherLay: 0.5, passage: 0.7 }
const perTopicPassage = 0.5
const maxTopicPassages = 30
const perRuling = { heading: 2, neighbours: 1, factsAndReasons: 1 }

/** The pairs of each epoch, in an order by lot. The same seed and epoch give the same pairs. */
export function createPairs(set: TrainingSet, seed: number): (epoch: number) => Pair[] {
  const rivalOf = createRivals(set.topics)
  return (epoch) => {
    const random = seededNumbers(seed + epoch * 7919)
    const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)]
    const pairs: Pair[] = []
    const add = (query: Features | undefined, answer: Features | undefined, subject: string): void => {
      if (query === undefined || answer === undefined || query === answer) return
      if (query.rows.length > 0 && answer.rows.length > 0) pairs.push({ query, answer, subject, wrong: rivalOf(query, subject, random) })
    }
    for (const { id, lay, formal, whole, passages } of set.topics) {
      for (const wording of lay) {
        add(wording, whole, id)
        if (random() < perLay.otherLay) add(wording, pick(lay), id)
        if (random() < perLay.passage) add(wording, pick(passages), id)
      }
      for (const passage of passages.slice(0, maxTopicPassages)) if (random() < perTopicPassage) add(whole, passage, id)
      for (const wording of formal) add(wording, pick(lay), id)
    }
    for (const { id, heading, body, facts, reasons } of set.rulings) {
      for (let i = 0; i < perRuling.heading; i++) add(heading, pick(body), id)
      for (let i = 0; i < perRuling.neighbours; i++) add(pick(body), pick(body), id)
      for (let i = 0; i < perRuling.factsAndReasons; i++) add(pick(facts), pick(reasons), id)
    }
    for (const [at, [a, b]] of set.contexts.entries()) add(a, b, `context-${at}`)
    return shuffled(pairs, random)
  }
}

function shuffled(pairs: Pair[], random: () => number): Pair[] {
  for (let at = pairs.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const moved = pairs[at] as Pair
    pairs[at] = pairs[other] as Pair
    pairs[other] = moved
  }
  return pairs
}

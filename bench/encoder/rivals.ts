import type { Features } from './learning.ts'
import type { TopicSet } from './training-set.ts'

/** Rivals among which one is drawn. */
const compared = 6
const saturation = 1.2
/** A feature of more topics tells none apart. */
const maxTopics = 300
const passageShare = 0.3

/** Draws what looks like the answer and is of another topic: one of the first topics by BM25 over their wordings. */
export function createRivals(topics: readonly TopicSet[]): (query: Features, subject: string, random: () => number) => Features {
  const postings = new Map<number, Map<number, number>>()
  topics.forEach(({ lay, whole }, topic) => {
    for (const { rows } of [...lay, whole])
      for (const row of rows) {
        const counts = postings.get(row) ?? new Map<number, number>()
        postings.set(row, counts.set(topic, (counts.get(topic) ?? 0) + 1))
      }
  })
  const scoresOf = ({ rows }: Features): Map<number, number> => {
    const scores = new Map<number, number>()
    for (const row of rows) {
      const counts = postings.get(row)
      if (counts === undefined || counts.size > maxTopics) continue
      const rarity = Math.log(topics.length / counts.size)
      for (const [topic, count] of counts) scores.set(topic, (scores.get(topic) ?? 0) + (rarity * count) / (count + saturation))
    }
    return scores
  }
  return (query, subject, random) => {
    const first = [...scoresOf(query)]
      .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
      .slice(0, compared)
      .flatMap(([at]) => topics[at] ?? [])
      .filter(({ id }) => id !== subject)
    const among = first.length > 0 ? first : topics.filter(({ id }) => id !== subject)
    const { whole, passages } = among[Math.floor(random() * among.length)] as TopicSet
    return random() < passageShare ? (passages[Math.floor(random() * passages.length)] ?? whole) : whole
  }
}

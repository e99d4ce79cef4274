import { type ReachedTopic, reachedIds, type TopicTie } from '../topics/find-reached-topics.ts'

/** Repetitions of an id per unit of strength, and at most. */
const perStrength = 2
const maxRepeated = 10

/** Term of the rulings that belong to a topic. The id alone is of all that are tied to it. */
export function belongingTerm(id: string): string {
  return `=${id}`
}

/** Ids of topics, repeated so that the frequency of a term is the strength of its tie. The terms of what the ruling belongs to follow. */
export function topicTerms(ties: readonly ReachedTopic[]): string[] {
  return [
    ...ties.flatMap(({ id, strength }) => new Array<string>(Math.min(maxRepeated, Math.round(strength * perStrength))).fill(id)),
    ...reachedIds(ties).map(belongingTerm),
  ]
}

/** Value of the facet of ties: `pen-hurto|3.4`. */
export function tieTerm({ id, strength }: TopicTie): string {
  return `${id}|${strength.toFixed(1)}`
}

/** Reads a value of the facet of ties. */
export function parseTieTerm(term: string): TopicTie {
  const [id = '', strength = ''] = term.split('|')
  return { id, strength: Number(strength) }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseTopics, type Topic } from './topic.ts'

/** Branches of the law, each with a file of topics in `table/`. */
export const topicBranches = [
  'labour',
  'family',
  'civil',
  'commerce-consumer',
  'criminal',
  'public-law',
  'health-education',
  'regulation-tax',
] as const

/** Written for this product from general knowledge of Chilean law. Raise it with every change of the table or of the everyday words: indexed rulings and
 * vectors depend on it. */
export const topicTableVersion = 8

let table: readonly Topic[] | undefined
let byName: ReadonlyMap<string, Topic> | undefined

/** Every topic, in the order of the files. Read on first use. */
export function topics(): readonly Topic[] {
  table ??= topicBranches.flatMap((branch) => parseTopics(readFileSync(join(import.meta.dirname, 'table', `${branch}.txt`), 'utf8')))
  return table
}

/** The topic with this name, which names it in the keys of chips. Null when there is none. */
export function findTopicByName(name: string): Topic | null {
  byName ??= new Map(topics().map((topic) => [topic.name, topic]))
  return byName.get(name) ?? null
}

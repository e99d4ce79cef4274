import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { separator } from './topic.ts'
import { topicBranches } from './topic-table.ts'

let phrases: ReadonlyMap<string, readonly string[]> | undefined

/**
 * How people type each topic into a search, in two to nine words, by its id. Only the finder of topics reads them: no index and no vector depends
 * on them, so that the number of the table stays. Written for this product. Read on first use.
 */
export function typedPhrases(): ReadonlyMap<string, readonly string[]> {
  phrases ??= new Map(
    topicBranches.flatMap((branch) => parsePhrases(readFileSync(join(import.meta.dirname, 'typed', `${branch}.txt`), 'utf8'))),
  )
  return phrases
}

/** Phrases of a text, one topic a line: `id: phrase | phrase`. @throws Error that names the line which cannot be read */
export function parsePhrases(text: string): [id: string, phrases: readonly string[]][] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [, id, list] = /^(?<id>[a-z]+(?:-[a-z\d]+)+): (?<list>\S.*)$/u.exec(line) ?? []
      if (id === undefined || list === undefined) throw new Error(`phrases begin with "id: phrase", not «${line.slice(0, 40)}»`)
      return [id, list.split(separator)]
    })
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { separator, type Topic } from './topic.ts'
import { topics } from './topic-table.ts'

/**
 * An idea that everyday phrases stand for. A final `*` of a word matches any ending, an initial `=` only that form. Other words match all
 * their inflections.
 */
export interface Concept {
  readonly name: string
  readonly said: readonly string[]
  /** Wordings of courts; the first is the name, which is displayed. */
  readonly formal: readonly string[]
  /** Id of the topic that the phrases stand for. Null for everyday words of no topic. */
  readonly topic: string | null
}

/** Of the formal wordings of a topic, a phrase stands for the first ones that mean it surely enough. */
const formalOfPhrase = { max: 4, minWeight: 0.6 }
/** The number of an article says nothing without its code. */
const articleAlone = /^artículos? \d/u

const wordsFile = join(import.meta.dirname, 'everyday-words.txt')

let table: readonly Concept[] | undefined

/** Topics that have everyday phrases, then the everyday words of no topic. Read on first use. */
export function concepts(): readonly Concept[] {
  table ??= [...topics().flatMap(conceptOfTopic), ...parseWords(readFileSync(wordsFile, 'utf8'))]
  return table
}

/** Concepts of this name, or, for a search stored when another wording was the first, with this wording. */
export function conceptsNamed(name: string): readonly Concept[] {
  const named = concepts().filter((concept) => concept.name === name)
  return named.length > 0 ? named : concepts().filter(({ formal }) => formal.includes(name))
}

const conceptOfTopic = ({ id, said, formal }: Topic): Concept[] => {
  const meant = formal.filter(({ wording, weight }) => weight >= formalOfPhrase.minWeight && !articleAlone.test(wording))
  return said.length === 0
    ? []
    : [
        conceptOf(
          said,
          meant.slice(0, formalOfPhrase.max).map(({ wording }) => wording),
          id,
        ),
      ]
}

/** One concept a line, `said | said => formal | formal`. Lines that begin with `#` are comments. */
const parseWords = (text: string): Concept[] =>
  text
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [said = '', formal = ''] = line.split(' => ')
      return conceptOf(said.split(separator), formal.split(separator), null)
    })

const conceptOf = (said: readonly string[], formal: readonly string[], topic: string | null): Concept => ({
  name: formal[0] ?? '',
  said,
  formal,
  topic,
})

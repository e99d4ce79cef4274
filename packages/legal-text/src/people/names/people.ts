import { samePerson } from './same-person.ts'

/** A person named in a ruling. `names` are the folded words of the longest form. The points say how certain each role is. */
export interface Person {
  names: readonly string[]
  official: number
  party: number
  /** Mentions behind words that only call a party so: «al demandado don». */
  accused: number
  /** Mentions of more than one word. */
  fullMentions: number
  minor: boolean
  /** The caption names this person as a party. */
  captioned: boolean
  lastAt: number
}

const newestChecked = 24
/** Points of those whom the source itself names as judges. */
export const sourceOfficial = 100
const sureMentions = 2

/** The people of one ruling, looked up by any word of their names. */
export class People {
  readonly #byWord = new Map<string, Person[]>()

  #candidates(word: string): readonly Person[] {
    return (this.#byWord.get(word) ?? []).slice(-newestChecked)
  }

  #enter(person: Person, words: readonly string[]): void {
    for (const word of words) {
      const known = this.#byWord.get(word)
      if (known === undefined) this.#byWord.set(word, [person])
      else if (known.at(-1) !== person && !known.slice(-newestChecked).includes(person)) known.push(person)
    }
  }

  /** The person with a full name; a new one when nobody matches. */
  findOrAdd(names: readonly string[], at: number): Person {
    const seen = new Set<Person>()
    for (const word of names) for (const person of this.#candidates(word)) seen.add(person)
    let best: Person | null = null
    for (const person of seen) if (samePerson(names, person.names) && (best === null || person.lastAt >= best.lastAt)) best = person
    const person = best ?? { names, official: 0, party: 0, accused: 0, fullMentions: 0, minor: false, captioned: false, lastAt: at }
    if (names.length > person.names.length) person.names = names
    person.lastAt = at
    this.#enter(person, names)
    return person
  }

  /** Everybody with a word in the name, the last mentioned at the end. */
  withName(word: string): readonly Person[] {
    return [...this.#candidates(word)].sort((a, b) => a.lastAt - b.lastAt)
  }
}

/** Whom the text surely calls a party, whatever the office. */
export function isSued({ accused, official }: Pick<Person, 'accused' | 'official'>): boolean {
  return accused >= sureMentions && official < sourceOfficial
}

/**
 * True for officials, who keep their names: judges the source names, and persons the text calls so in a quarter of the mentions or more
 * and not less than party. A lawyer who is sued is a party.
 */
export function isOfficial({ official, party, accused, fullMentions }: Person): boolean {
  if (isSued({ accused, official })) return false
  return official > 0 && official >= party && official * 2 >= fullMentions
}

import { foldText } from '../../analysis/fold-text.ts'
import { initialsOfChildren, isGuardianUpTo } from '../names/child-around.ts'
import { findPeople, type Mention, type PeopleContext } from '../names/find-people.ts'
import { mayNameChild } from '../names/may-name-child.ts'
import { isOfficial, type Person, sourceOfficial } from '../names/people.ts'

export type NameForm = 'full' | 'single' | 'initials'

export interface NameContext extends PeopleContext {
  /** `everyone`: all natural persons except officials, in protected matters. `minors`: children only, in all others. */
  readonly scope: 'everyone' | 'minors'
}

/** A replaced name: the position of its pseudonym in the masked text, in UTF-16 units. */
export interface MaskedName {
  readonly person: number
  readonly form: NameForm
  readonly at: number
}

/** A masked text and a report for reviewers, which holds no name. */
export interface MaskedNames {
  readonly text: string
  readonly found: readonly { readonly kind: NameForm; readonly count: number }[]
  /** One entry for every pseudonym. */
  readonly people: readonly { readonly person: number; readonly captioned: boolean; readonly minor: boolean; readonly mentions: number }[]
  readonly names: readonly MaskedName[]
}

interface Replacement {
  readonly from: number
  readonly to: number
  readonly person: Person
  readonly form: NameForm
}

const ownPseudonym = /\[persona (\d{1,4})\]/gu
const initialsPattern = /(?=\p{Lu}\.)(?<![\p{L}.])(?:\p{Lu}\.[ \u00a0]?){3,6}(?![\p{L}\d])/gu

const initialsOf = (names: readonly string[]): string => names.map((name) => name.charAt(0)).join('')

/** «J.A.S.S.» means a person whose full name is in the text. */
const findInitials = (text: string, mentions: readonly Mention[]): Replacement[] => {
  const initials = new Map([...new Set(mentions.map(({ person }) => person))].map((person) => [person, initialsOf(person.names)]))
  const byInitials = new Map(mentions.map(({ person }) => [initials.get(person), person]))
  return [...text.matchAll(initialsPattern)].flatMap((match) => {
    const person = byInitials.get(foldText(match[0]).replace(/[^\p{L}]/gu, ''))
    const length = match[0].trimEnd().length
    return person === undefined ? [] : [{ from: match.index, to: match.index + length, person, form: 'initials' as const }]
  })
}

/** Brothers and sisters of a hidden person, as a curator of one under interdiction, would tell who that is. */
const isSiblingOf = (person: Person, hidden: readonly Person[]): boolean => {
  const surnames = person.names.slice(-2).join(' ')
  return (
    person.official < sourceOfficial &&
    person.names.length > 2 &&
    hidden.some((other) => other !== person && other.names.length > 2 && other.names.slice(-2).join(' ') === surnames)
  )
}

/** A child whom the text calls by initials in one place and by name in another. */
const markChildrenByInitials = (text: string, mentions: readonly Mention[]): void => {
  const called = initialsOfChildren(text)
  if (called.size === 0) return
  for (const { person } of mentions) if (called.has(initialsOf(person.names))) person.minor = true
}

/** Every mention of who is named as the tutor, the mother or the guardian of a child that is hidden. */
const guardiansOf = (text: string, mentions: readonly Mention[]): Mention[] => {
  const guardians = new Set(
    mentions.flatMap(({ person, from }, at) => {
      const before = mentions[at - 1]
      return person.minor && before !== undefined && !before.person.minor && isGuardianUpTo(text.slice(before.to, from))
        ? [before.person]
        : []
    }),
  )
  return mentions.filter(({ person }) => guardians.has(person) && person.official < sourceOfficial)
}

const joinedName = /(?<=[#@]|(?:instagram|facebook|twitter|tiktok|x)\.com\/ ?)[\p{L}\p{M}\d._-]{9,59}[\p{L}\d_]/gu

/** What stands before every joined name. */
const joining = /[#@]|\.com\//u

/** «#anapruebasoto», «instagram.com/ana.prueba»: two names of a hidden person or more in one word. */
const findJoinedNames = (text: string, mentions: readonly Mention[]): Replacement[] => {
  if (!joining.test(text)) return []
  const people = [...new Set(mentions.map(({ person }) => person))].filter(({ names }) => names.length > 1)
  return [...text.matchAll(joinedName)].flatMap((match) => {
    const letters = foldText(match[0]).replace(/[^\p{L}]/gu, '')
    const person = people.find(({ names }) =>
      names.some(
        (first, at) => first.length > 2 && names.slice(at + 1).some((other) => other.length > 2 && letters.includes(first + other)),
      ),
    )
    return person === undefined ? [] : [{ from: match.index, to: match.index + match[0].length, person, form: 'single' as const }]
  })
}

/** A source writes its own pseudonyms in capitals. */
const bracketed = /\[(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,3})\]/gu

/** «Ella [Rosalba]»: what the court added of the name of a hidden person, of several the one named last. */
const findBracketed = (text: string, mentions: readonly Mention[]): Replacement[] =>
  [...text.matchAll(bracketed)].flatMap((match) => {
    const words = foldText(match[1] ?? '').split(' ')
    const named = mentions.filter(({ person }) => words.every((word) => person.names.includes(word)))
    const { person } = named.findLast(({ to }) => to <= match.index) ?? named[0] ?? {}
    return person === undefined ? [] : [{ from: match.index, to: match.index + match[0].length, person, form: 'single' as const }]
  })

/** True for pieces of one name, with only a blank between them or, in capitals, the line break of a table. */
const isOneName = (text: string, last: Replacement, next: Replacement): boolean => {
  const between = text.slice(last.to, next.from)
  const written = text.slice(last.from, next.to)
  if (last.person !== next.person) return false
  return /^[ \u00a0]?-?[ \u00a0]?$/u.test(between) || (/^[ \u00a0]?\n$/u.test(between) && written === written.toUpperCase())
}

/** In order, without overlaps. */
const inOrder = (text: string, replacements: readonly Replacement[]): Replacement[] => {
  const joined: Replacement[] = []
  for (const one of [...replacements].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last !== undefined && one.from < last.to) continue
    if (last !== undefined && isOneName(text, last, one)) joined[joined.length - 1] = { ...last, to: one.to, form: 'full' }
    else joined.push(one)
  }
  return joined
}

const write = (text: string, replacements: readonly Replacement[]): MaskedNames => {
  const first = [...text.matchAll(ownPseudonym)].reduce((most, match) => Math.max(most, Number(match[1])), 0)
  const numbers = new Map<Person, number>()
  const pieces: string[] = []
  const names: MaskedName[] = []
  let done = 0
  let length = 0
  const put = (piece: string): void => {
    pieces.push(piece)
    length += piece.length
  }
  for (const { from, to, person, form } of replacements) {
    const number = numbers.get(person) ?? first + numbers.size + 1
    numbers.set(person, number)
    put(text.slice(done, from))
    names.push({ person: number, form, at: length })
    put(`[persona ${number}]${text.slice(from, to).replace(/[^\n]/gu, '')}`)
    done = to
  }
  put(text.slice(done))
  const count = (form: NameForm): number => names.filter((name) => name.form === form).length
  const mentions = new Map<number, number>()
  for (const { person } of names) mentions.set(person, (mentions.get(person) ?? 0) + 1)
  return {
    text: pieces.join(''),
    found: (['full', 'single', 'initials'] as const).map((kind) => ({ kind, count: count(kind) })).filter((entry) => entry.count > 0),
    people: [...numbers].map(([person, number]) => ({
      person: number,
      captioned: person.captioned,
      minor: person.minor,
      mentions: mentions.get(number) ?? 0,
    })),
    names,
  }
}

/**
 * Replaces the names of natural persons by `[persona 1]`, `[persona 2]`… One person has one number in every form of the name, counted
 * from the first mention.
 * Officials, lawyers, authors, companies, institutions and places keep their names, and so does text in square brackets that names nobody
 * hidden. Line breaks are kept. Never throws; linear in the text.
 */
export function maskNames(text: string, context: NameContext): MaskedNames {
  if (context.scope === 'minors' && !mayNameChild(text)) return { text, found: [], people: [], names: [] }
  const mentions = findPeople(text, context)
  markChildrenByInitials(text, mentions)
  const named = mentions.filter(({ person }) => !isOfficial(person) && (context.scope === 'everyone' || person.minor))
  const people = [...new Set(named.map(({ person }) => person))]
  const beside =
    context.scope === 'everyone'
      ? mentions.filter(({ person }) => isOfficial(person) && isSiblingOf(person, people))
      : guardiansOf(text, mentions)
  const hidden = [...named, ...beside]
  const otherForms = [findInitials, findJoinedNames, findBracketed].flatMap((find) => find(text, hidden))
  return write(text, inOrder(text, [...hidden, ...otherForms]))
}

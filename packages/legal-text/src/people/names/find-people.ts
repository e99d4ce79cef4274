import { foldText } from '../../analysis/fold-text.ts'
import { givenNames } from './given-names.ts'
import { findNameSegments, type NameSegment } from './name-segments.ts'
import type { NameWord } from './name-word.ts'
import { isParticle, readNameWords } from './name-words.ts'
import { findNicknames } from './nicknames.ts'
import { isOfficial, isSued, People, type Person, sourceOfficial } from './people.ts'
import { continuesList, roleAround } from './role-around.ts'
import type { RoleAround } from './role-before.ts'
import { surnames } from './surnames.ts'
import {
  isAuthorName,
  isInsideInstitutionName,
  isLabelledPlace,
  isPartOfPlace,
  isPlaceWithArticle,
  isThingName,
  looksLikePlace,
} from './thing-around.ts'
import { isPersonDespiteTown } from './town-or-person.ts'
import { companyAfter, townNames } from './unmasked-names.ts'

/** A name in a text as UTF-16 offsets. `form` says whether it has several words or one. */
export interface Mention {
  readonly from: number
  readonly to: number
  readonly person: Person
  readonly form: 'full' | 'single'
}

export interface PeopleContext {
  /** Names of the natural persons of the caption, as written. */
  readonly parties: readonly string[]
  /** Judges, drafters and other officials that the source names. */
  readonly officials: readonly string[]
}

interface Reading {
  readonly segment: NameSegment
  readonly from: number
  readonly to: number
  readonly names: readonly string[]
  readonly around: RoleAround
}

const namesOf = (words: readonly { readonly folded: string }[]): string[] =>
  words.flatMap(({ folded }) => (isParticle(folded) ? [] : [folded]))
const wordsOf = (name: string): string[] => (foldText(name).match(/\p{L}+/gu) ?? []).filter((word) => !isParticle(word))

const isStrong = ({ kind }: NameWord): boolean => kind === 'given' || kind === 'surname' || kind === 'party'

/** Weak words and initials at the start stay only before a known name. An acronym before a name in small letters is dropped. */
const trimmed = (segment: NameSegment): NameSegment => {
  let from = 0
  const drops = (word: NameWord, next: NameWord | undefined): boolean => {
    if (next === undefined) return false
    if (word.kind === 'weak') return !isStrong(next) && next.kind !== 'weak' && (word.upper || next.kind !== 'unknown')
    if (word.kind === 'unknown')
      return word.upper && ((next.kind === 'particle' && word.folded.length < 5) || (!next.upper && next.kind !== 'initial'))
    return false
  }
  while (from < segment.length && drops(segment[from] as NameWord, segment[from + 1])) from += 1
  while (from > 0 && segment[from]?.kind === 'particle') from += 1
  return segment.slice(from)
}

/** «Faroles Servicios Financieros SpA»: other words of the company's name up to its legal form. */
const restOfCompany =
  /^(?:[ \u00a0](?:(?:de|del|la|las|los|&)[ \u00a0])*\p{Lu}[\p{L}.]+){1,5}?(?=,?[ \u00a0](?:s\.?p\.?a|ltda|limitada|e\.?i\.?r\.?l|s\.a)(?!\p{L}))/iu
const isCapitalised = (words: string): boolean => !/(?:^|[ \u00a0])(?!(?:de|del|la|las|los)[ \u00a0])\p{Ll}/u.test(words)

const closesCompany = (text: string, segment: NameSegment): boolean => {
  const end = segment.findLast(({ kind }) => kind !== 'initial')
  if (end === undefined) return false
  const after = text.slice(end.to, end.to + 90)
  if (companyAfter.test(after.slice(0, 20))) return true
  const rest = segment.length === 1 ? restOfCompany.exec(after)?.[0] : undefined
  return rest !== undefined && isCapitalised(rest)
}

/** A word in small letters before capitals. */
const proseBefore = /\p{Ll}[ \u00a0,]{1,2}$|[ \u00a0][aye][ \u00a0]$/u

/** Words that are a name by themselves: two known names, or one beside words that are not Spanish. */
const isFullName = (words: readonly NameWord[], strong: number, cued: boolean, closed: boolean): boolean => {
  if (strong >= 2 || words.some(({ kind }) => kind === 'party')) return true
  const weak = words.some(({ kind }) => kind === 'weak')
  if (strong === 0) return cued && !weak
  return cued || !weak || closed || !words.every(({ upper }) => upper)
}

/** Short names that are nouns as often: «Tratado de Paz». */
const alsoNouns = new Set('paz luz sol mar rey flor cruz fe pio tea ley'.split(' '))

const isSingleName = (word: NameWord, around: RoleAround, cued: boolean, inProse: boolean): boolean => {
  const { kind, upper, folded } = word
  const named = around.role === 'party' && around.direct
  if (kind === 'party') return true
  if (kind === 'weak') return named && !upper
  if (kind === 'unknown') return around.addressed || (!upper && (named || (around.human && folded.length > 3)))
  if (cued) return true
  return !townNames.has(folded) && folded.length > 2 && !alsoNouns.has(folded) && (kind === 'given' ? !upper : inProse)
}

/** True when words in capitals are a person's name, from the words and their surroundings. */
const isPerson = (segment: NameSegment, around: RoleAround, inProse: boolean): boolean => {
  const words = segment.filter(({ kind }) => kind !== 'particle' && kind !== 'initial')
  const [first] = words
  if (first === undefined) return false
  const cued = around.role !== null || around.addressed || around.human
  return words.length > 1
    ? isFullName(words, words.filter(isStrong).length, cued, inProse || segment.length > words.length)
    : isSingleName(first, around, cued, inProse)
}

const placePreposition = /(?:^|[^\p{L}])(?:en|de|desde|hacia|a|comuna|ciudad|para|sector)[ \u00a0]+$/iu
const dateAfter =
  /^,?[ \u00a0]+(?:a[ \u00a0]+)?(?:\d|uno?\b|primero|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veint|treinta|dieci)/iu

/** Before a word of a party's name, «de» alone does not mean the town. */
const surePlace =
  /(?:^|[^\p{L}])(?:en|desde|hacia|comuna de|ciudad de|(?:garant[ií]a|letras|penal|apelaciones|familia|local|hospital|c[aá]rcel|penitenciario|preventiva|social|comisar[ií]a|municipalidad|provincia|crimen) de)[ \u00a0]+$/iu

const isTownHere = (text: string, word: NameWord): boolean =>
  townNames.has(word.folded) &&
  ((word.kind === 'party' ? surePlace : placePreposition).test(text.slice(Math.max(0, word.from - 24), word.from)) ||
    dateAfter.test(text.slice(word.to, word.to + 14))) &&
  !isPersonDespiteTown(text, word.from, word.to)

/** True for a name without sign of a person that the text uses elsewhere for a street or a cited author. */
const isNamedElsewhere = ({ names, around, segment }: Reading, places: ReadonlySet<string>, authors: ReadonlySet<string>): boolean => {
  if (around.role !== null || around.addressed || segment.some(({ kind }) => kind === 'party')) return false
  return names.every((name) => authors.has(name)) || (names.length === 1 && places.has(names[0] ?? ''))
}

/** One word that is no known name, and one of `words`: «la demandada Faroles» of a company of that name. */
const isUnknownWord = ({ names, segment }: Reading, words: ReadonlySet<string>): boolean =>
  names.length === 1 && words.has(names[0] ?? '') && segment.every(({ kind }) => kind === 'unknown')

const readSegments = (text: string, words: readonly NameWord[]): Reading[] => {
  const readings: Reading[] = []
  const places = new Set<string>()
  const authors = new Set<string>()
  const companies = new Set<string>()
  let last: Reading | null = null
  for (const whole of findNameSegments(text, words)) {
    const segment = trimmed(whole)
    const [first, end] = [segment[0], segment.at(-1)]
    if (first === undefined || end === undefined) continue
    const names = namesOf(segment)
    let around = roleAround(text, first.from, end.to)
    const listed = last !== null && continuesList(text.slice(last.to, first.from))
    if (last !== null && around.role === null && listed) {
      const { role, minor, plural, human } = last.around
      if (plural || role === 'party') around = { ...around, role, minor, plural, human: true, direct: true }
      else if (human && role === null) around = { ...around, human }
    }
    const inProse = listed || proseBefore.test(text.slice(Math.max(0, first.from - 4), first.from))
    const isCompany = closesCompany(text, segment)
    if (isCompany) for (const name of names) companies.add(name)
    if (!isPerson(segment, around, inProse)) continue
    if (names.length === 1 && !around.addressed) {
      if (isTownHere(text, first) || isPartOfPlace(text, end.from) || isPlaceWithArticle(text, first.from)) continue
      if (around.role !== 'party' && looksLikePlace(text, end.from, end.to, end.kind === 'given')) {
        places.add(end.folded)
        continue
      }
    }
    if (isCompany || isLabelledPlace(text, first.from)) continue
    const wholly = names.length > 1 && segment.every(({ kind }) => kind === 'party' || kind === 'particle')
    if (around.addressed ? isInsideInstitutionName(text, first.from) : !wholly && isThingName(text, first.from, end.to, names)) continue
    if (around.role !== 'party' && isAuthorName(text, first.from, end.to, names)) {
      for (const name of names) authors.add(name)
      continue
    }
    last = { segment, from: first.from, to: end.to, names, around }
    readings.push(last)
  }
  const ofPeople = new Set(readings.flatMap(({ names }) => (names.length > 1 ? names : [])))
  return readings.filter(
    (reading) => !isNamedElsewhere(reading, places, authors) && !(isUnknownWord(reading, companies) && !isUnknownWord(reading, ofPeople)),
  )
}

/** «condenándose al demandado don», «el abogado demandado», and not «el abogado de la demandada», «por el acusado». */
const surelyParty =
  /(?<!\p{L})(?<!(?:abogad[oa]s?|apoderad[oa]s?|representantes?|defensa|parte|de|por|mandante)[ \u00a0])(?:al?|el|la|l[oa]s)[ \u00a0](?:la[ \u00a0])?(?:abogad[oa][ \u00a0](?:y[ \u00a0])?)?(?:demandad|acusad|imputad|querellad|condenad|sentenciad|denunciad)[oa](?:[ \u00a0]de[ \u00a0](?:autos|esta causa))?,?[ \u00a0](?:(?:don|doña|señora?)[ \u00a0])?$/iu

const anyParty = /(?:demand|acus|imput|querell|conden|sentenci|denunci)ad[oa]/iu

const vote = (text: string, from: number, person: Person, { role, minor }: RoleAround): void => {
  const before = text.slice(Math.max(0, from - 70), from)
  if (anyParty.test(before) && surelyParty.test(before)) person.accused += 1
  if (role === 'official') person.official += 2
  if (role === 'party') person.party += 2
  if (minor) person.minor = true
}

/**
 * The person meant by one word of a name: the last one named with it. Officials count where the role says so or only they have that
 * surname, never by the given name alone.
 */
const bearerOf = (people: People, word: string, role: RoleAround['role']): Person | null => {
  const bearers = people.withName(word)
  const officials = bearers.filter(isOfficial)
  const others = bearers.filter((person) => !isOfficial(person))
  if (role === 'official') return officials.at(-1) ?? others.findLast(isSued) ?? null
  if (others.length > 0 || role === 'party') return others.at(-1) ?? null
  return (givenNames.has(word) ? officials.filter((person) => hasSurname(person, word)) : officials).at(-1) ?? null
}

/** «Romero» of «Juan José Romero Guzmán», which is a given name too. */
const hasSurname = ({ names }: Person, word: string): boolean =>
  surnames.has(word) && names.indexOf(word, 1) >= Math.max(1, names.length - 2)

/** Given names that rulings write in capitals for a day, a month, an order or a thing. */
const otherCapitals = new Set(
  'abril america amparo chino domingo ella julio libertad maximo perpetua rut segunda segundo tea transito virgen'.split(' '),
)

/** A given name alone that is weak only because a brand or a publisher has it, of somebody named in full with it. */
const isOwnGivenName = ({ folded, upper }: NameWord, next: NameWord | undefined, people: People): boolean =>
  !upper &&
  givenNames.has(folded) &&
  !otherCapitals.has(folded) &&
  (next === undefined || next.lower) &&
  people.withName(folded).some(({ names, official }) => names[0] === folded && official === 0)

/** Words of known names outside the mentions already read: «Soto señaló», a line of a table, a heading. */
const looseMentions = (text: string, words: readonly NameWord[], taken: readonly Mention[], people: People): Mention[] => {
  const mentions: Mention[] = []
  let next = 0
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as NameWord
    while (next < taken.length && (taken[next] as Mention).to <= word.from) next += 1
    const current = taken[next]
    if (current !== undefined && word.from >= current.from) continue
    if (word.lower || !(isStrong(word) || word.kind === 'unknown' || word.kind === 'weak') || word.folded.length < (word.upper ? 3 : 2))
      continue
    if (people.withName(word.folded).length === 0 || isTownHere(text, word)) continue
    const run = [word]
    while (run.length < 6) {
      const follower = words[at + run.length]
      const end = run.at(-1) as NameWord
      if (follower === undefined || follower.lower || !/^[ \u00a0]{1,3}$/u.test(text.slice(end.to, follower.from))) break
      if (!isStrong(follower) || people.withName(follower.folded).length === 0 || (current !== undefined && follower.from >= current.from))
        break
      run.push(follower)
    }
    const to = (run.at(-1) as NameWord).to
    const around = roleAround(text, word.from, to)
    const names = namesOf(run)
    at += run.length - 1
    if (word.kind === 'weak' && run.length === 1 && !around.human && !isOwnGivenName(word, words[at + 1], people)) continue
    if (isLabelledPlace(text, word.from) || isThingName(text, word.from, to, names) || isAuthorName(text, word.from, to, names)) continue
    if (names.length === 1 && isPlaceWithArticle(text, word.from)) continue
    const person = bearerOf(people, word.folded, around.role)
    if (person === null) continue
    person.lastAt = word.from
    mentions.push({ from: word.from, to, person, form: run.length > 1 ? 'full' : 'single' })
  }
  return mentions
}

const inOrder = (mentions: readonly Mention[]): Mention[] => [...mentions].sort((a, b) => a.from - b.from)

/** A nickname belongs to the person named just before it, else to a person of its own. */
const nicknameMentions = (text: string, named: readonly Mention[], people: People): Mention[] => {
  const bearers = new Map<string, Person>()
  const endings = new Map(named.map(({ to, person }) => [to, person]))
  return findNicknames(text).map(({ from, to, cue, folded }) => {
    const before = [0, 1, 2, 3].flatMap((gap) => endings.get(cue - gap) ?? [])[0]
    const person = bearers.get(folded) ?? before ?? people.findOrAdd(folded.split(/\s+/u), from)
    bearers.set(folded, person)
    person.party += 1
    return { from, to, person, form: 'single' }
  })
}

/** All mentions of people in a text, officials included, in order. Linear in the text. */
export function findPeople(text: string, { parties, officials }: PeopleContext): Mention[] {
  const people = new People()
  const partyNames = parties.map(wordsOf)
  for (const name of officials) people.findOrAdd(wordsOf(name), -1).official += sourceOfficial
  for (const name of partyNames) {
    if (name.filter((word) => word.length > 1).length < 2) continue
    const person = people.findOrAdd(name, 0)
    person.party += 10
    person.captioned = true
  }
  const words = readNameWords(text, new Set(partyNames.flat().filter((word) => word.length > 2)))
  const readings = readSegments(text, words)
  const full = readings.flatMap(({ names, from, to, around }): Mention[] => {
    if (names.filter((name) => name.length > 1).length < 2) return []
    const person = people.findOrAdd(names, from)
    vote(text, from, person, around)
    person.fullMentions += 1
    return [{ from, to, person, form: 'full' }]
  })
  const single = readings.flatMap(({ names, from, to, around }): Mention[] => {
    const real = names.filter((name) => name.length > 1)
    const name = real[0]
    if (real.length !== 1 || name === undefined) return []
    const person = bearerOf(people, name, around.role) ?? people.findOrAdd(real, from)
    vote(text, from, person, around)
    if (person.names.length === 1) person.fullMentions += 1
    return [{ from, to, person, form: 'single' }]
  })
  const named = inOrder([...full, ...single])
  const nicknames = nicknameMentions(text, named, people)
  const taken = inOrder([
    ...named.filter(({ from, to }) => !nicknames.some((nickname) => from < nickname.to && to > nickname.from)),
    ...nicknames,
  ])
  return inOrder([...taken, ...looseMentions(text, words, taken, people)])
}

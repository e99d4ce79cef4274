import { institutionWords } from '../parties/institution-words.ts'
import type { NameWord } from './name-word.ts'
import { isParticle } from './name-words.ts'
import { courtesyTitles, occupations, officialRoles, partyRoles } from './role-words.ts'
import { thingBefore, townNames } from './unmasked-names.ts'

/** Adjacent capitalised words that may be one name, without trailing particles. */
export type NameSegment = readonly NameWord[]

const maxNameWords = 12
const blankGap = /^[ \u00a0]{1,3}$/u
const dashGap = /^[ \u00a0]?[-–][ \u00a0]?$/u
const initialGap = /^\.[ \u00a0]{0,2}$/u
const afterDel = new Set(
  'rio pino campo carmen valle canto pilar transito rosario solar fierro mar castillo villar olmo real prado pozo puerto sol'.split(' '),
)
const afterArticle = new Set(
  'fuente fuentes cruz torre torres hoz vega barra rosa cuadra maza jara rivera mercedes nieves angeles santos rios paz luz hera rea cuba huerta riva'.split(
    ' ',
  ),
)

const neverFirst = new Set('calle plaza banda prado puente costa rey metro isla vial grave'.split(' '))

/** Particles of foreign surnames. In small letters they are Spanish words. */
const foreignParticles = new Set(['le', 'du'])

const isName = ({ kind }: NameWord): boolean => kind !== 'plain' && kind !== 'ordinary' && kind !== 'particle'
const isKnown = ({ kind }: NameWord): boolean => kind === 'given' || kind === 'surname' || kind === 'party' || kind === 'weak'

const surnamesIn = (words: readonly NameWord[]): number => words.filter(({ kind }) => kind === 'surname').length

/** After a line break, a name of more than two words continues only with what it lacks: a second surname, or a given name after surnames. */
const lacks = (soFar: readonly NameWord[], after: NameWord): boolean =>
  soFar[0]?.kind === 'surname' ? after.kind === 'given' && soFar.length < 5 : after.kind === 'surname' && surnamesIn(soFar) < 2

/** An ordinary word that is the second surname («… SOTO REAL,») or stands inside a name. */
const isOrdinaryPart = (text: string, soFar: readonly NameWord[], word: NameWord, next: NameWord | undefined): boolean => {
  const last = soFar.at(-1)
  if (word.kind !== 'ordinary' || word.lower || last === undefined || word.upper !== last.upper || word.folded.length < 4) return false
  if (soFar.filter(isKnown).length < 2 || surnamesIn(soFar) > 1 || !blankGap.test(text.slice(last.to, word.from))) return false
  const after = text.slice(word.to, word.to + 2)
  if (!word.upper && /^ \p{Ll}/u.test(after)) return true
  return (
    /^(?:[,;)]|\.[\s]?$|$)/u.test(after) ||
    (next !== undefined && !next.lower && isKnown(next) && blankGap.test(text.slice(word.to, next.from)))
  )
}

const roles: readonly ReadonlySet<string>[] = [institutionWords, officialRoles, partyRoles, occupations, courtesyTitles]

/** A word that rulings write in capitals, between a given name and a surname: «Rosa Messenger Soto». */
const isBetweenNames = (text: string, last: NameWord, word: NameWord, next: NameWord | undefined): boolean =>
  last.kind === 'given' &&
  (word.kind === 'plain' || word.kind === 'ordinary') &&
  next !== undefined &&
  (next.kind === 'surname' || next.kind === 'party') &&
  word.folded.length > 3 &&
  [last, word, next].every(({ lower, upper }) => !lower && !upper) &&
  blankGap.test(text.slice(last.to, word.from)) &&
  blankGap.test(text.slice(word.to, next.from)) &&
  !roles.some((words) => words.has(word.folded)) &&
  !thingBefore.test(`${text.slice(word.from, word.to)} `)

/** A line break joins words only in a table. */
const joins = (text: string, before: NameWord, after: NameWord, soFar: readonly NameWord[]): boolean => {
  const gap = text.slice(before.to, after.from)
  if (blankGap.test(gap)) return true
  if (dashGap.test(gap)) return isKnown(before) && (isKnown(after) || gap === '-')
  if (initialGap.test(gap)) return before.kind === 'initial' && after.kind !== 'particle'
  return (
    /^[ \u00a0]?\n$/u.test(gap) &&
    (soFar.filter(isName).length < 3 || lacks(soFar, after)) &&
    (isKnown(after) || (soFar.every(({ kind }) => kind === 'given') && isName(after))) &&
    before.upper === after.upper &&
    !(townNames.has(before.folded) && soFar.length === 1)
  )
}

/** Number of particles from `at` that lead to another word of the name; 0 when they do not. */
const particlesAhead = (words: readonly NameWord[], at: number): number => {
  let count = 0
  while (count < 3 && words[at + count]?.kind === 'particle') count += 1
  const next = words[at + count]
  if (count === 0 || next === undefined || next.lower) return 0
  const last = words[at + count - 1]?.folded ?? ''
  if (foreignParticles.has(last)) return words[at + count - 1]?.lower !== true && isName(next) ? count : 0
  if (last === 'de' && next.folded === 'dios') return count
  if (count > 1 && (last === 'san' || last === 'santa')) return 0
  if (last === 'de' && count === 1 && townNames.has(next.folded)) return 0
  if (isName(next) && (next.kind === 'party' || next.kind === 'given' || next.kind === 'surname')) return count
  if (last === 'del' && afterDel.has(next.folded)) return count
  if (count > 1 && afterArticle.has(next.folded)) return count
  return ['san', 'santa', 'von', 'van', 'der', 'den', 'mac', 'di', 'da', 'do', 'dos'].includes(last) && isName(next) ? count : 0
}

const allJoined = (text: string, words: readonly NameWord[], from: number, to: number): boolean => {
  for (let at = from; at < to; at += 1) {
    const [left, right] = [words[at], words[at + 1]]
    if (left === undefined || right === undefined || !/^[ \u00a0]{1,3}\n?$|^\n$/u.test(text.slice(left.to, right.from))) return false
  }
  return true
}

/** True where a second name begins: a given name after two surnames, when the first name did not begin with a surname. */
const beginsAnother = (piece: readonly NameWord[], word: NameWord): boolean => {
  const [before, last] = piece.slice(-2)
  const surnamesBefore = before?.kind === 'surname' && (last?.kind === 'surname' || last?.kind === 'weak')
  return piece.length > 2 && surnamesBefore && word.kind === 'given' && piece[0]?.kind !== 'surname'
}

/** Cuts runs of six words or more where another name begins, and runs longer than any name anyway. */
const cutLong = (segment: NameWord[]): NameSegment[] => {
  if (segment.filter((word) => word.kind !== 'particle').length < 6) return [segment]
  const pieces: NameWord[][] = []
  let piece: NameWord[] = []
  for (const word of segment) {
    if (piece.length >= maxNameWords || beginsAnother(piece, word)) {
      pieces.push(piece)
      piece = []
    }
    piece.push(word)
  }
  return [...pieces, piece]
}

/** Every run of capitalised words that may be a name, in order, without overlaps. */
export function findNameSegments(text: string, words: readonly NameWord[]): NameSegment[] {
  const segments: NameSegment[] = []
  let current: NameWord[] = []
  const close = (): void => {
    if (current.length > 0) for (const piece of cutLong(current)) segments.push(piece)
    current = []
  }
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as NameWord
    const last = current.at(-1)
    if (last !== undefined && isParticle(word.folded)) {
      const count = particlesAhead(words, at)
      if (count > 0 && allJoined(text, words, at - 1, at + count)) {
        current.push(...words.slice(at, at + count + 1))
        at += count
      } else close()
      continue
    }
    const next = words[at + 1]
    if (last !== undefined && (isOrdinaryPart(text, current, word, next) || isBetweenNames(text, last, word, next))) {
      current.push({ ...word, kind: 'unknown' })
      continue
    }
    if (last !== undefined && (!isName(word) || !joins(text, last, word, current))) close()
    if (isName(word) && !(current.length === 0 && neverFirst.has(word.folded))) current.push(word)
    else if (!word.lower && ['san', 'santa', 'del'].includes(word.folded) && particlesAhead(words, at) > 0) current.push(word)
  }
  close()
  return segments
}

import { type AlignedRun, alignWords } from './align-words.ts'
import { hiddenWords, WordSequence } from './word-sequence.ts'

/** A run of words of a comparison: in both texts, in one alone, or hidden in the source by a mask. */
export interface ComparedPart {
  readonly kind: 'same' | 'onlyQuoted' | 'onlySource' | 'hidden'
  readonly text: string
}

/** `from` and `to` are UTF-16 offsets of the source (NFC). `differences` is the number of words put in, left out or replaced. */
export type QuotationComparison =
  | { readonly kind: 'verbatim'; readonly from: number; readonly to: number; readonly hidden: boolean }
  | {
      readonly kind: 'different'
      readonly from: number
      readonly to: number
      readonly differences: number
      readonly parts: readonly ComparedPart[]
    }
  | { readonly kind: 'absent' }

/** What the writer left out or added: «[…]», «(...)», «…», «. . .», «- - -», «(se omite texto)», «[la actora]», «(sic)». */
const omission =
  /\[[^\]\n]{0,60}\]|\(\s*(?:[….·*/_–—-][….·*/_\s–—-]{0,14}|sic|puntos\s+suspensivos|(?:…|\.{3})?\s*omissis\s*(?:…|\.{3})?|(?:se\s+)?(?:omit|suprim|salt|elimin|recort)\p{Ll}*(?:\s+[^()\n]{0,40})?|[ée]nfasis\s+[^()\n]{0,40}|(?:la\s+)?cursiva\s+[^()\n]{0,40}|(?:el\s+)?(?:destacado|subrayado)\s+[^()\n]{0,40})\s*\)|\.(?:\s?\.){2,}|…|(?<=\s)[-–—_*](?:\s?[-–—_*]){2,}(?=\s)/giu
/** A capital that the writer changed: «[l]a prueba». */
const changedCapital = /\[(\p{L})\](?=\p{L})/gu
/** «bas- tarse», «bas-\ntarse»: a word that the end of a line divided. «pre- y posventa» is none. */
const dividedWord = /(?<=\p{Ll})[-\u00ad\u2010]\s{1,8}(?=\p{Ll})(?![yoeu]\s)/gu
/** Words that an omission may stand for. */
const maxOmitted = 1_500
/** Words that one mask may hide. */
const maxHidden = 10
/** Words that it may hide at the end of a quotation, where nothing behind it confirms them. */
const maxHiddenAtEnd = 5
/** Share of the quoted words that must stand in the source in the same order, not behind a mask. */
const minShare = 0.6
/** Words in clear that say enough beside names, which any mask may hide. */
const minBesideNames = 4
/** Words in clear that say enough in the ruling that the quotation names, however much its masks hide. */
const minClear = 8
/** Words so frequent that they do not say where a quotation stands. */
const maxOccurrences = 200
/** Longer quotations are compared by their beginning. */
const maxCompared = 600
/** Signs without accent that say where a quotation stands. */
const minSigns = 20
/** Words by which the nearest passage may be longer on each side. */
const margin = 12

/**
 * Looks for a quotation in the text that it is attributed to. Case, accents, punctuation and line breaks do not count, an omission in the
 * quotation stands for any words, and a mask of the source for up to ten. Otherwise the nearest passage is compared word by word. Names behind masks count
 * against no quotation of the ruling that it names (`isNamed`).
 */
export function compareQuotation(written: string, source: WordSequence, { isNamed = true } = {}): QuotationComparison {
  const [segments, joined] = readingsOf(written)
  if (segments.length === 0) return { kind: 'absent' }
  const quoted = (): WordSequence => new WordSequence(withoutChangedCapitals(written.replace(dividedWord, '')).replace(omission, ' '))
  const enough = { words: minClear, besideNames: isNamed ? minBesideNames : Number.POSITIVE_INFINITY }
  return verbatimIn(segments, source, enough) ?? verbatimIn(joined, source, enough) ?? compareNearest(quoted(), source)
}

/** As `compareQuotation`, where only the words themselves are looked for: null where the text has them otherwise, or not at all. */
export function findVerbatim(written: string, source: WordSequence): Extract<QuotationComparison, { kind: 'verbatim' }> | null {
  const [segments, joined] = readingsOf(written)
  return verbatimIn(segments, source) ?? verbatimIn(joined, source)
}

interface Segment {
  readonly words: readonly string[]
  /** Whether each word is of a name, by its capital letter. */
  readonly names: readonly boolean[]
}
type Segments = readonly Segment[]

/** As written, and with divided words put together; the second is empty where none is divided. */
const readingsOf = (written: string): readonly [Segments, Segments] => {
  const joined = written.replace(dividedWord, '')
  return [segmentsOf(written), joined === written ? [] : segmentsOf(joined)]
}

const segmentsOf = (written: string): Segments =>
  withoutChangedCapitals(written)
    .split(omission)
    .map((segment) => new WordSequence(segment))
    .map((sequence) => ({ words: sequence.words, names: sequence.words.map((word, at) => isOfName(word, sequence.slice(at, at + 1))) }))
    .filter(({ words }) => words.length > 0)

const isOfName = (word: string, written: string): boolean => /^\p{Lu}/u.test(written) || /^(?:del?|las?|los|y|e)$/u.test(word)

/** How many words in clear say enough where masks hide most, and where they hide names alone. */
interface Enough {
  readonly words: number
  readonly besideNames: number
}
const allWords: Enough = { words: Number.POSITIVE_INFINITY, besideNames: Number.POSITIVE_INFINITY }

const verbatimIn = (segments: Segments, source: WordSequence, enough = allWords): ReturnType<typeof findVerbatim> => {
  if (segments.length === 0) return null
  const found = findSegments(segments, source, enough)
  if (found === null) return null
  const [from, to] = source.rangeOf(found.first, found.end)
  return { kind: 'verbatim', from, to, hidden: found.hidden }
}

/** The quoted words without the brackets around a capital that the writer changed. */
export function withoutChangedCapitals(quoted: string): string {
  return quoted.replace(changedCapital, '$1')
}

interface Found {
  readonly first: number
  /** Exclusive. */
  readonly end: number
  readonly hidden: boolean
}

/** Every place of the first segment is tried. The others follow in order. */
const findSegments = (segments: Segments, source: WordSequence, enough: Enough): Found | null => {
  const [opening, ...others] = segments
  if (opening === undefined) return null
  for (const first of startsOf(opening, source)) {
    const end = endOfMatch(opening, source, { start: first, enough })
    if (end === null) continue
    const last = endOfOthers(others, source, { from: end, enough })
    if (last !== null) return { first, end: last, hidden: source.words.slice(first, last).includes(hiddenWords) }
  }
  return null
}

const startsOf = ({ words: [first = ''] }: Segment, source: WordSequence): readonly number[] =>
  [...source.positionsOf(first), ...source.positionsOf(hiddenWords)].sort((a, b) => a - b)

interface Following {
  readonly from: number
  readonly enough: Enough
}

const endOfOthers = (segments: Segments, source: WordSequence, { from, enough }: Following): number | null => {
  let at = from
  for (const segment of segments) {
    const next = nextMatch(segment, source, { from: at, enough })
    if (next === null) return null
    at = next
  }
  return at
}

const nextMatch = (segment: Segment, source: WordSequence, { from, enough }: Following): number | null => {
  for (const start of startsOf(segment, source)) {
    if (start < from) continue
    if (start - from > maxOmitted) return null
    const end = endOfMatch(segment, source, { start, enough })
    if (end !== null) return end
  }
  return null
}

/** End of a segment that begins at a word of the source, null where it does not stand there. */
const endOfMatch = (
  { words: segment, names }: Segment,
  source: WordSequence,
  { start, enough }: { readonly start: number; readonly enough: Enough },
): number | null => {
  let place = start
  let at = 0
  let compared = 0
  let hiddenNames = 0
  while (at < segment.length) {
    if (source.words[place] === hiddenWords) {
      const resumed = afterMask(segment, source, { place, at })
      if (resumed === null) return null
      if (names.slice(at, resumed).every((isName) => isName)) hiddenNames += resumed - at
      place += 1
      at = resumed
    } else if (source.words[place] === segment[at]) {
      place += 1
      at += 1
      compared += 1
    } else return null
  }
  const tellable = segment.length - (compared >= enough.besideNames ? hiddenNames : 0)
  return compared < Math.min(tellable * minShare, enough.words) ? null : place
}

/** The word of the segment at which it goes on behind a mask: the first one that continues with the source's next words. */
const afterMask = (segment: readonly string[], source: WordSequence, { place, at }: { place: number; at: number }): number | null => {
  for (let next = at; next <= Math.min(at + maxHidden, segment.length); next += 1) {
    if (next === segment.length) return next - at <= maxHiddenAtEnd ? next : null
    const continues = [0, 1].every((step) => {
      const word = source.words[place + 1 + step]
      return next + step >= segment.length || word === hiddenWords || word === segment[next + step]
    })
    if (continues) return next
  }
  return null
}

const compareNearest = (quoted: WordSequence, source: WordSequence): QuotationComparison => {
  const words = quoted.words.slice(0, maxCompared)
  const start = likeliestStart(words, source)
  if (start === null) return { kind: 'absent' }
  const first = Math.max(0, start - margin)
  const near = source.words.slice(first, start + words.length + margin * 2)
  const damaged = findDamaged(quoted, source, { first, end: first + near.length })
  if (damaged !== null) return damaged
  if (!mayShareEnough(words, near)) return { kind: 'absent' }
  const runs = alignWords(words, near).map((run) => withoutDamage(run, quoted, { source, first }))
  const same = runs.reduce((sum, { kind, quoted: range }) => sum + (kind === 'same' ? range.end - range.from : 0), 0)
  const opening = runs[0]
  const closing = runs.at(-1)
  if (opening === undefined || closing === undefined || same < words.length * minShare) return { kind: 'absent' }
  const [from, to] = source.rangeOf(first + opening.source.from, first + closing.source.end)
  const differences = runs.reduce((sum, run) => sum + differencesOf(run), 0)
  if (differences === 0) return { kind: 'verbatim', from, to, hidden: runs.some(({ kind }) => kind === 'hidden') }
  return { kind: 'different', from, to, differences, parts: runs.flatMap((run) => partsOf(run, quoted, { source, first })) }
}

interface NearSource {
  readonly source: WordSequence
  /** Word of the source with which the aligned part begins. */
  readonly first: number
}

/** A run that differs by no more than accented letters and blanks is the same one where the extraction displaced the letters. */
const withoutDamage = (run: AlignedRun, quoted: WordSequence, { source, first }: NearSource): AlignedRun => {
  if (run.kind !== 'different' || !source.hasDisplacedLetters) return run
  const own = quoted.slice(run.quoted.from, run.quoted.end)
  const theirs = source.slice(first + run.source.from, first + run.source.end)
  return withoutAccented(own) === withoutAccented(theirs) ? { ...run, kind: 'same' } : run
}

const withoutAccented = (text: string): string => text.toLowerCase().replace(/[áéíóúüñ]|[^\p{L}\d]/gu, '')

/** Where the source has the quoted signs in order but for accented letters and blanks, if the extraction displaced its letters. */
const findDamaged = (
  quoted: WordSequence,
  source: WordSequence,
  { first, end }: { readonly first: number; readonly end: number },
): QuotationComparison | null => {
  const sought = withoutAccented(quoted.text)
  if (!source.hasDisplacedLetters || sought.length < minSigns) return null
  let signs = ''
  const starts: number[] = []
  for (let place = first; place < end; place += 1) {
    starts.push(signs.length)
    signs += withoutAccented(source.slice(place, place + 1))
  }
  const at = signs.indexOf(sought)
  if (at < 0) return null
  const from = first + starts.findLastIndex((start) => start <= at)
  const to = first + starts.findLastIndex((start) => start < at + sought.length) + 1
  const [begin, finish] = source.rangeOf(from, to)
  return { kind: 'verbatim', from: begin, to: finish, hidden: false }
}

/** Aligning takes the product of both lengths: most passages have too few of the words, whatever their order. */
const mayShareEnough = (words: readonly string[], near: readonly string[]): boolean => {
  const there = new Set(near)
  return words.filter((word) => there.has(word)).length >= words.length * minShare
}

/** Votes of the rarer words for the place of the source at which the quotation would begin. */
const likeliestStart = (words: readonly string[], source: WordSequence): number | null => {
  const votes = new Map<number, number>()
  for (const [at, word] of words.entries()) {
    const positions = source.positionsOf(word)
    if (positions.length > maxOccurrences) continue
    for (const place of positions) {
      const bucket = Math.floor((place - at) / margin)
      votes.set(bucket, (votes.get(bucket) ?? 0) + 1 / positions.length)
    }
  }
  let best: number | null = null
  let most = 0
  for (const bucket of votes.keys()) {
    const near = (votes.get(bucket) ?? 0) + (votes.get(bucket + 1) ?? 0)
    if (near > most) [best, most] = [bucket, near]
  }
  return best === null ? null : best * margin
}

const lengthOf = ({ from, end }: AlignedRun['quoted']): number => end - from
const differencesOf = ({ kind, quoted, source }: AlignedRun): number =>
  kind === 'different' ? Math.max(lengthOf(quoted), lengthOf(source)) : 0

const partsOf = (
  { kind, quoted: own, source: theirs }: AlignedRun,
  quoted: WordSequence,
  { source, first }: NearSource,
): ComparedPart[] => {
  const inSource = source.slice(first + theirs.from, first + theirs.end)
  if (kind !== 'different') return [{ kind, text: inSource }]
  const parts: ComparedPart[] = [
    { kind: 'onlyQuoted', text: quoted.slice(own.from, own.end) },
    { kind: 'onlySource', text: inSource },
  ]
  return parts.filter(({ text }) => text !== '')
}

import { ordinalValue, ordinalWords } from '@basejuris/domain/spanish-ordinals'
import { foldSameLength } from '../analysis/fold-text.ts'

export type HeadStyle = 'words' | 'degrees' | 'plain'

/** Where a numbered considerando may begin. */
export interface ConsiderandoHead {
  readonly paragraph: number
  /** UTF-16 offset in the paragraph; 0 at its beginning. */
  readonly offset: number
  readonly number: number
  readonly style: HeadStyle
  /** Case of the word and what closes the number: heads of one ruling look alike. */
  readonly look: string
  /** «Que …» follows, as in nearly every considerando. */
  readonly que: boolean
}

const closing = String.raw`(?:\s?(?:\.-|[.:;)–-]){1,3}|\s?\([^()]{2,160}\)\s?[:.]?)`
const wordHead = new RegExp(`^(?:considerando )?(?<words>${ordinalWords})(?<close>°?${closing}|(?= que,? ))\\s*(?<que>“?que\\b)?`, 'u')
const degreeHead = /^(?:considerando )?\(?(?<digits>\d{1,3})\s?(?:°|\.°|°\.)(?<close>\s?(?:\.-|[.:;)–-]){0,3})(?=\s|que)\s*(?<que>que\b)?/u
const plainHead = /^\(?(?<digits>\d{1,3})(?<close>\s?(?:\.-|\)\.?-?|\.|-|:))\s*(?<que>que\b)?/u

/** «1.- Que se condena …»: an item of the decision. */
const order =
  /^\(?\d{1,3}\s?[°.):-]+\s?-?\s*(?:que,? )?(?:se|no se) (?:condena|absuelve|rechaza|acoge|declara|hace lugar|confirma|revoca|exime|impone|decreta|omite|desestima|ordena)/u

const maxOrdinalLength = 60
/** No head is searched for inside the words of a paragraph's own number. */
const openingLength = 40

/** Inside a line, a head follows the end of a sentence and precedes «Que». */
const inlineWord = new RegExp(
  `(?<=[.:;,…”"»] |\\.- |presente:? |considerando:? |: )(?:considerando )?(?<words>${ordinalWords})(?<close>°?\\s?(?:\\.-|[.:;)–-]){1,3})\\s*que\\b`,
  'gu',
)
const inlineAnnounced = new RegExp(
  `(?<=(?:presente|considerando|vistos?|oidos?)[:;.]-? )(?<words>${ordinalWords})(?<close>°?\\s?(?:\\.-|[.:;)–-]){1,3})\\s*(?<que>que\\b)?`,
  'gu',
)
const inlineDegree = /(?<=[.:;] |\.- |presente:? |considerando:? )(?<digits>\d{1,3})\s?°(?<close>\s?(?:\.-|[.:;)–-]){0,3})\s*que\b/gu
const inlinePlain = /(?<=(?:presente|considerando|visto|vistos)[:,]? )(?<digits>\d{1,3})(?<close>\s?(?:\.-|\)\.?-?|\.|:))\s*que\b/gu
/** «… presente: 1.- Que … . 2.- Que …»: in a text whose first head is announced so, the next ones follow the end of a sentence. */
const inlineNext = /(?<=[.;:)\]»”"] )(?<digits>\d{1,3})(?<close>\s?(?:\.-|\)\.?-?))\s*que\b/gu

/** Cheap pre-check for a head inside a line: most paragraphs have none. */
const mayCloseWord = /[or]°?\s?[-.:;)–]{1,6}\s*que\b/u
const mayCloseDegree = /°[-.:;)–\s]*que\b/u
const mayAnnounce = /(?:presente|considerando|vistos?|oidos?)[:;.,]?-? /u

const caseOf = (written: string): string => {
  const letters = written.replace(/[^\p{L}]/gu, '')
  if (letters === letters.toUpperCase()) return 'upper'
  return letters.charAt(0) === letters.charAt(0).toUpperCase() ? 'title' : 'lower'
}

const headOf = (match: RegExpExecArray, original: string, paragraph: number, style: HeadStyle, inline: boolean): ConsiderandoHead => {
  const groups = match.groups ?? {}
  const words = groups['words']
  const written = original.slice(match.index, match.index + match[0].length)
  return {
    paragraph,
    offset: match.index,
    number: words === undefined ? Number(groups['digits']) : ordinalValue(words),
    style,
    look: words === undefined ? style : caseOf(written.replace(/^considerando /iu, '').slice(0, words.length)),
    que: inline || groups['que'] !== undefined,
  }
}

/** A scan misreads the degree sign as another small mark: «14" El artículo», «7*. Que». */
const misreadDegree = /^(\(?\d{1,3}\s?)["'’”“*%•´`]{1,3}(?=[.,]?\s+[\p{Lu}“])/u
/** An ordinal with blanks inside: «trig ésimo séptimo:». */
const brokenOrdinal = /^(?<words>[a-z]{2,}(?: [a-z]+){1,6})(?=[.:])/u

/** A heading printed over the ordinal: «DTr.1ig.1é.simo:» is «Trigésimo» under «D.1.1.». */
const overprinted = /^\p{Lu}(?=\p{Lu}\p{Ll})[\p{L}\d. ]{4,60}?(?=:)/u

const readable = (folded: string, original: string): string => {
  const over = overprinted.exec(original)?.[0]
  const under = over === undefined ? '' : folded.slice(1, over.length).replace(/[\d. ]/gu, '')
  if (over !== undefined && ordinalValue(under) > 0) return under + folded.slice(over.length)
  if (misreadDegree.test(original)) return folded.replace(/^(\(?\d{1,3}\s?)[^\d\s.,]{1,3}/u, '$1°')
  const broken = brokenOrdinal.exec(folded)?.groups?.['words']
  if (broken === undefined || broken.length > maxOrdinalLength) return folded
  const whole = broken.replaceAll(' ', '')
  return ordinalValue(whole) === 0 ? folded : whole + folded.slice(broken.length)
}

const startHead = (text: string, original: string, paragraph: number): ConsiderandoHead | null => {
  const folded = readable(text, original)
  const words = wordHead.exec(folded)
  if (words !== null) {
    const head = headOf(words, original, paragraph, 'words', false)
    return head.look === 'lower' && !head.que ? null : head
  }
  const degrees = order.test(folded) ? null : degreeHead.exec(folded)
  if (degrees !== null) return headOf(degrees, original, paragraph, 'degrees', false)
  if (order.test(folded)) return null
  const plain = plainHead.exec(folded)
  return plain === null ? null : headOf(plain, original, paragraph, 'plain', false)
}

const anyFirst = / 1\s?[.):-]{1,3}\s*que/iu
/** «Y teniendo presente: 1.- Que»: the first considerando, in the line of its announcement. */
const announcesFirst = (paragraph: string): boolean => {
  if (!anyFirst.test(paragraph)) return false
  const folded = foldSameLength(paragraph)
  return mayAnnounce.test(folded) && [...folded.matchAll(inlinePlain)].some(({ groups }) => groups?.['digits'] === '1')
}

/** Every position where a numbered considerando may begin, in order. */
export function findConsiderandoHeads(paragraphs: readonly string[]): ConsiderandoHead[] {
  const first = paragraphs.findIndex(announcesFirst)
  return paragraphs.flatMap((original, paragraph) => {
    const folded = foldSameLength(original)
    const start = startHead(folded, original, paragraph)
    const taken = start === null ? 1 : openingLength
    const inside: ConsiderandoHead[] = []
    const look = (pattern: RegExp, style: HeadStyle): void => {
      for (const match of folded.matchAll(pattern)) inside.push(headOf(match, original, paragraph, style, true))
    }
    const announced = mayAnnounce.test(folded)
    if (mayCloseWord.test(folded)) look(inlineWord, 'words')
    if (announced) look(inlineAnnounced, 'words')
    if (mayCloseDegree.test(folded)) look(inlineDegree, 'degrees')
    if (announced) look(inlinePlain, 'plain')
    if (first >= 0 && paragraph >= first) look(inlineNext, 'plain')
    const heads = inside
      .filter((head, index) => head.offset >= taken && inside.findIndex((other) => other.offset === head.offset) === index)
      .sort((a, b) => a.offset - b.offset)
    return (start === null ? heads : [start, ...heads]).filter((head) => head.number > 0)
  })
}

import type { Subdivision } from '@basejuris/domain'
import { ordinalWords } from '@basejuris/domain/spanish-ordinals'
import { matchAt } from '../analysis/matches-at.ts'
import { cardinalInWords } from './number-words.ts'
import { beforePiece, passing } from './subdivisions/pieces.ts'
import {
  closed,
  feminineWords,
  type Level,
  maxMarkedNumeral,
  readDigits,
  readLastInciso,
  readOrdinal,
  readValue,
  type Value,
} from './subdivisions/subdivision-values.ts'

/** Subdivisions read behind an article, and where they end. */
export interface SubdivisionsRead {
  readonly to: number
  /** «y siguientes» was passed over. */
  readonly andFollowing: boolean
  readonly subdivisions: readonly Subdivision[]
}

/** What decides whether a number in a list is a numeral or the next article. */
export interface ArticleBefore {
  /** «160 bis» counts as 160; 0 for an article in words. */
  readonly number: number
  /** Behind «artículos». */
  readonly plural: boolean
}

interface Step {
  readonly level: Level
  readonly value: string
}
/** From the outermost subdivision to the innermost. */
type Path = readonly Step[]

/** In a list of articles a greater number is rather the next of them. */
const maxListedNumeral = 30
/** Values that a range is spelled out to. */
const maxRange = 25

const lead = /\s*[,;]?\s*(?:(?<and>[yeou]|ni)\s+)?(?:(?:(?:en|a)\s+)?sus?\s+)?/uy
const words: Readonly<Record<Level, RegExp>> = {
  numeral:
    /(?<many>n[°”*]s\.?\s*|nos\.?\s*(?=\d)|nros\.?\s*|numeros\s+|numerales\s+|ordinales\s+|reglas\s+)|num\/|numero\s+|numeral\s+|ordinal\s+(?:n°\s?)?|regla\s+|n\.?[°"”*]\.?\s?|n\s[°"”*]\s?|n(?=\d)|no\.?\s(?=\d)|nro\.?\s?|num\.?\s?(?=\d)|n\s(?=\d)/uy,
  inciso: /(?<many>incisos\s+|incs\.?\s*)|inciso\s+|inc[./]?\s*/uy,
  letra: /(?<many>letras\s+|literales\s+)|letra\s+|literal\s+|l[ei]t\.\s*|le?t\/|ltra\/|letra\//uy,
}
const levels = ['numeral', 'inciso', 'letra'] as const
const beforeBareLetter = /\s+(?=[a-zñ]\))/uy
const separator = /\s*,\s*(?:(?<comma>[yeou])\s+)?|\s+(?<and>[yeou]|ni)\s+|\s+(?<range>al?|hasta)\s+(?:el\s+|la\s+)?|\s+(?=\d{1,2}°)/uy
/** What was read belongs to the next article: «artículo 41 e inciso segundo del artículo 11». */
const ofNextArticle =
  /(?:\s*,?\s*(?:del?\s+|de\s+l[ao]s?\s+)?(?:letras?|n°s?|numerale?s?|numeros?|incisos?)\s[^.;:]{1,25}?)?\s+de(?:l|\s+los?)\s+(?:(?:mism|citad|referid|precitad|mencionad|aludid)os?\s+)?(?:art|\d{1,4}(?!\d)\s+del?\s)/uy

/** «1 a 3», «a) a c)»: what lies between; null when the two do not span a range. */
const between = (level: Level, first: string, last: string): string[] | null => {
  if (level === 'letra') {
    const [from, to] = [first.codePointAt(0) ?? 0, last.codePointAt(0) ?? 0]
    return first.length > 1 || last.length > 1 || to <= from || to - from > maxRange
      ? null
      : Array.from({ length: to - from - 1 }, (_, i) => String.fromCodePoint(from + 1 + i))
  }
  const [from, to] = [Number(first), Number(last)]
  return !(to > from) || to - from > maxRange ? null : Array.from({ length: to - from - 1 }, (_, i) => String(from + 1 + i))
}

interface ListState {
  readonly level: Level
  /** «incisos», «N°s», «letras». */
  readonly many: boolean
  readonly first: Value
  readonly values: readonly string[]
  readonly article: ArticleBefore
}

/** It goes on with the numerals before it. */
const isListedNumeral = ({ value }: Value, values: readonly string[]): boolean => {
  const number = Number.parseInt(value, 10)
  return number <= maxListedNumeral && number > Number.parseInt(values.at(-1) ?? '', 10)
}

const numberBehind = /(?:\s*,\s*(?:[ye]\s+)?|\s+[ye]\s+)(?:(?:el|los)\s+)?(?<number>\d{1,3})(?![\d.°º])/uy

/** «art. 19 N° 1, 9 y 24 y 20»: articles go up, so a number above the one behind it is no article between the two. */
const isAboveNext = (folded: string, next: Value, { number }: ArticleBefore): boolean => {
  const behind = Number(matchAt(numberBehind, folded, next.to)?.groups?.['number'] ?? 0)
  return number > 0 && behind > number && behind < Number.parseInt(next.value, 10)
}

/** Whether a number or letter behind a separator continues the list, rather than being the next article or a word. */
const continues = (next: Value, written: string, { level, many, first, values, article }: ListState): boolean => {
  if (level === 'letra') return /[)"”'»]$/u.test(written) || (many && values.length === 1)
  if (next.ordinal !== first.ordinal && !(level === 'numeral' && !first.ordinal)) return false
  const value = Number.parseInt(next.value, 10)
  const ascending = value > Number.parseInt(values.at(-1) ?? '', 10)
  // «art. 19 N° 24 y 20»: numerals are named in their order, so a lower one above the article's number is the next article.
  if (level === 'numeral' && !many && !ascending && article.number > 0 && value > article.number) return false
  if (!article.plural || (many && values.length === 1)) return true
  if (level === 'inciso' && first.ordinal && !/\d/u.test(written)) return true
  if (many) return value <= maxListedNumeral && ascending
  return value <= maxListedNumeral && ascending && value < article.number && (level === 'inciso' || !next.ordinal)
}

/** Values of one level from `at`: «1, 2 y 24», «segundo a cuarto», «a) y b)». */
const readList = (
  folded: string,
  at: number,
  { level, many, article }: Pick<ListState, 'level' | 'many' | 'article'>,
): { readonly to: number; readonly values: readonly string[]; readonly isClosed: boolean } | null => {
  const marked = level === 'numeral' && !many ? closed(folded, readDigits(folded, at, maxMarkedNumeral)) : null
  const first = marked ?? readValue[level](folded, at)
  if (first === null) return null
  const values = [first.value]
  let to = first.to
  let ended = false
  while (!ended) {
    const joint = matchAt(separator, folded, to)
    if (joint === null) break
    const { comma, and, range } = joint.groups ?? {}
    const start = to + joint[0].length
    const next = readValue[level](folded, start)
    if (
      next === null ||
      isArticle(folded, next.to) ||
      matchAt(beforePiece, folded, next.to) !== null ||
      (level === 'numeral' && matchAt(ownNumeral, folded, next.to) !== null) ||
      (level === 'numeral' && article.plural && !many && matchAt(ownPart, folded, next.to) !== null) ||
      (!many && article.plural && matchAt(bothArticles, folded, next.to) !== null)
    )
      break
    if (range !== undefined) {
      const inside = many || level === 'letra' || level === 'inciso' ? between(level, values.at(-1) ?? '', next.value) : null
      if (inside === null) break
      values.push(...inside, next.value)
    } else if (
      continues(next, folded.slice(start, next.to), { level, many, first, values, article }) ||
      (level === 'numeral' && isListedNumeral(next, values) && isAboveNext(folded, next, article))
    )
      values.push(next.value)
    else break
    to = next.to
    ended = article.plural && (comma !== undefined || and !== undefined)
  }
  return { to, values, isClosed: ended }
}

const behindNumeral = /\s*(?:bis|ter)?\s*(?:del\s|de la)?articulo/uy
/** «9, 15 N° 1»: a number with its own numeral is an article. */
const ownNumeral = /\s*,?\s*(?:n\.?[°"*]|numero|numeral)/uy
const ownPart = /\s*,?\s*(?:letra|inciso)/uy
/** «artículos 31 N° 9 y 15, ambos de la Ley». */
const bothArticles = /\s*,?\s*amb[oa]s/uy
const isArticle = (folded: string, at: number): boolean => matchAt(behindNumeral, folded, at) !== null

interface Token {
  readonly to: number
  readonly level: Level
  /** «N°s», «incisos». */
  readonly many: boolean
  readonly values: readonly string[]
  readonly and: boolean
  /** «y 9» ended the list. */
  readonly isClosed: boolean
}

/** «, letras a) y b)» at `at`; null when no subdivision is named there. */
const readToken = (folded: string, at: number, article: ArticleBefore): Token | null => {
  const opening = matchAt(lead, folded, at)
  const start = at + (opening?.[0].length ?? 0)
  const and = opening?.groups?.['and'] !== undefined
  const named = readIncisoNamedFirst(folded, start)
  if (named !== null) return { ...named, and }
  for (const level of levels) {
    const word = matchAt(words[level], folded, start)
    if (word === null) continue
    const many = word.groups?.['many'] !== undefined
    const list = readList(folded, start + word[0].length, { level, many, article })
    if (list !== null) return { ...list, level, many, and }
  }
  const bare = matchAt(beforeBareLetter, folded, at)
  const list = bare === null ? null : readList(folded, at + bare[0].length, { level: 'letra', many: false, article })
  return list === null ? null : { ...list, level: 'letra', many: false, and: false }
}

const resumption = /\s*,\s*(?:[yeou]\s+)?|\s+[yeou]\s+/uy

/** «números 1 letra c) y 7»: a list of numerals goes on behind the letter of one of them. */
const resumeNumerals = (folded: string, at: number, list: Token | null, article: ArticleBefore): Token | null => {
  const joint = list === null ? null : matchAt(resumption, folded, at)
  if (list === null || joint === null) return null
  const first = { value: list.values[0] ?? '', to: at, ordinal: false }
  const next = readDigits(folded, at + joint[0].length, maxListedNumeral)
  if (next === null || isArticle(folded, next.to)) return null
  if (matchAt(ownNumeral, folded, next.to) !== null || (article.plural && list.isClosed)) return null
  // «N°s 3° (inciso sexto) y 2°»: the plural announces a second one.
  const values = list.values.length > 1 ? list.values : []
  const isNext = continues(next, next.value, { level: 'numeral', many: true, first, values: ['0', ...values], article })
  return isNext ? { ...list, to: next.to, values: [next.value], and: true } : null
}

/** Paths named so far. Those of the last token are open: what follows without «y» stands within the last of them. */
class Paths {
  #closed: readonly Path[] = []
  #open: readonly Path[] = []

  add({ level, values, and }: Pick<Token, 'level' | 'values' | 'and'>): void {
    const last = this.#open.at(-1) ?? []
    const depth = last.findIndex((step) => step.level === level)
    const nests = depth < 0 && !and
    const base = depth >= 0 ? last.slice(0, depth) : nests ? last : []
    this.#closed = [...this.#closed, ...(nests ? this.#open.slice(0, -1) : this.#open)]
    this.#open = values.map((value) => [...base, { level, value }])
  }

  /** Paths within the last ones named: «letra a) del N° 1». */
  all(): Path[] {
    return [...this.#closed, ...this.#open]
  }
}

const toSubdivision = (path: Path): Subdivision => Object.fromEntries(path.map(({ level, value }) => [level, value]))

const opensParenthesis =
  /\s?[([—–]\s?(?=inc|l[ei]t|num|n\.?[°ro]|ordinal|parte|parrafo|frase|oracion|encabez|primer|segund|tercer|cuart|quint|ultim|penultim|en\s+su)/uy
/** «(letra b))»: the parenthesis of a letter or a number stands before the one that closes. */
const insideParenthesis =
  /(?<=\(\s?)(?:[^()]|(?<=[\s"“'«][a-zñ\d])\)(?=[^()]{0,40}\))){2,60}(?=\))|(?<=\[\s?)[^[\]]{2,60}(?=\])|(?<=[—–]\s?)[^—–]{2,60}(?=[—–])/uy

/** «artículo 12 (inciso segundo)», «artículo 12 —inciso segundo—»: the same between parentheses, brackets or dashes. */
export function readSubdivisionsAfter(folded: string, at: number, article: ArticleBefore): SubdivisionsRead {
  const opened = matchAt(opensParenthesis, folded, at)
  const start = at + (opened?.[0].length ?? 0)
  const inside = opened === null ? null : matchAt(insideParenthesis, folded, start)
  if (inside === null) return readSubdivisions(folded, at, article)
  const read = readSubdivisions(inside[0], 0, { ...article, plural: false })
  return read.to < inside[0].trimEnd().length ? readSubdivisions(folded, at, article) : { ...read, to: start + inside[0].length + 1 }
}

/** «N°s 3° (inciso sexto) y 2°»: one part of the numeral before it, and where the parenthesis ends. */
const readParenthesis = (folded: string, at: number, article: ArticleBefore): readonly [Token, number] | null => {
  const start = at + (matchAt(opensParenthesis, folded, at)?.[0].length ?? 0)
  const inside = start === at ? null : matchAt(insideParenthesis, folded, start)
  const token = inside === null ? null : readToken(inside[0], 0, { ...article, plural: false })
  const isWhole = token !== null && token.level !== 'numeral' && token.to >= (inside?.[0].trimEnd().length ?? 0)
  return inside !== null && isWhole ? [token, start + inside[0].length + 1] : null
}

/** The incisos, numerals and letters that follow an article. */
function readSubdivisions(folded: string, at: number, article: ArticleBefore): SubdivisionsRead {
  const paths = new Paths()
  let to = at
  let numerals: Token | null = null
  let andFollowing = false
  for (let steps = 0; steps < 12; steps += 1) {
    const token: Token | null = readToken(folded, to, article) ?? resumeNumerals(folded, to, numerals, article)
    if (token !== null) {
      if (/^\s*[,;]|^\s+[yeou]\s/u.test(folded.slice(to, to + 4)) && matchAt(ofNextArticle, folded, token.to) !== null) break
      paths.add(token)
      if (token.level === 'numeral') numerals = token.many ? token : null
      to = token.to
      continue
    }
    const within: readonly [Token, number] | null = numerals === null ? null : readParenthesis(folded, to, article)
    if (within !== null) {
      paths.add(within[0])
      to = within[1]
      continue
    }
    const part = passing.map((pattern) => matchAt(pattern, folded, to)).find((match) => match !== null)
    if (part === undefined || part === null || part[0].length === 0) break
    if (/sig|sg|ss/u.test(part[0])) andFollowing = true
    to += part[0].length
  }
  return { to, andFollowing, subdivisions: paths.all().map(toSubdivision) }
}

/** Characters before an article that may name its subdivision. */
const reachBefore = 110
const linkBefore = /\s*,?\s(?:del|de\s+los?|en\s+el)\s+(?:(?:mism|citad|referid|precitad|mencionad|aludid)os?\s+)?$/u
const anyValue = String.raw`(?:\d{1,3}(?:\s?°|a(?![a-z]))?(?:\s(?:bis|ter))?|${feminineWords}|${ordinalWords}|${cardinalInWords}|inicial|final|penultimo|ultimo|postrero|[ivx]{1,5}|["“'«]?[a-zñ]{1,2}["”'»]?\)?)`
const anyWord = String.raw`(?:n\s?[°"”*]s?\.?\s?|nros?\.?\s?|nos?\.\s|numeros?\s+|numerale?s?\s+|ordinal(?:es)?\s+|reglas?\s+|incisos?\s+|incs?\.?\s*|letras?\s+|literale?s?\s+)`
const anyList = String.raw`(?:${anyWord}${anyValue}(?:(?:\s*,\s*(?:[yeou]\s+)?|\s+[yeou]\s+|\s+al?\s+)${anyValue})*|(?:penultimo|ultimo|${ordinalWords})\s+inciso)`
const listsBefore = new RegExp(
  String.raw`(?<![\p{L}\d])${anyList}(?:(?:\s*,\s*(?:[yeou]\s+)?|\s+[yeou]\s+|\s+(?:del?|de\s+l[oa]s?)\s+|\s+)${anyList})*$`,
  'u',
)
const incisoNamedFirst = new RegExp(String.raw`(?<value>penultimo|ultimo|inicial|${ordinalWords})\s+inciso(?![a-z])`, 'uy')
const within = /\s+(?:del?|de\s+l[oa]s?)\s+/uy

export interface SubdivisionsBefore {
  readonly from: number
  readonly subdivisions: readonly Subdivision[]
}

/** «letra a) del N° 1 del » before an article at `at`, not before `limit`; null when none is named. */
export function readSubdivisionsBefore(folded: string, at: number, limit: number): SubdivisionsBefore | null {
  const start = Math.max(limit, at - reachBefore)
  const before = folded.slice(start, at)
  const joint = linkBefore.exec(before)
  if (joint === null) return null
  const named = before.slice(0, joint.index)
  const found = listsBefore.exec(named)
  if (found === null) return null
  // From the innermost to the outermost.
  const segments: Path[][] = []
  let paths = new Paths()
  for (let place = found.index; place < named.length; ) {
    const outer = place === found.index ? null : matchAt(within, named, place)
    if (outer !== null) {
      segments.push(paths.all())
      paths = new Paths()
      place += outer[0].length
    }
    const token = readIncisoNamedFirst(named, place) ?? readToken(named, place, { number: 0, plural: false })
    if (token === null) return null
    paths.add(token)
    place = token.to
  }
  segments.push(paths.all())
  const nested = segments.reduceRight((outer, inner) => outer.flatMap((path) => inner.map((own) => [...path, ...own])))
  return { from: start + found.index, subdivisions: nested.map(toSubdivision) }
}

const readIncisoNamedFirst = (folded: string, at: number): Token | null => {
  const found = matchAt(incisoNamedFirst, folded, at)
  if (found === null) return null
  const { value } = (readLastInciso(folded, at) ?? readOrdinal(folded, at)) as Value
  return { to: at + found[0].length, level: 'inciso', many: false, values: [value], and: false, isClosed: true }
}

/** Each of `outer` with each of `inner`; both lists when they name the same level. */
export function nestSubdivisions(outer: readonly Subdivision[], inner: readonly Subdivision[]): Subdivision[] {
  if (outer.length === 0 || inner.length === 0) return [...outer, ...inner]
  const clash = outer.some((one) => inner.some((other) => levels.some((level) => one[level] !== undefined && other[level] !== undefined)))
  return clash ? [...outer, ...inner] : outer.flatMap((one) => inner.map((other) => ({ ...one, ...other })))
}

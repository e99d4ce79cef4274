import type { DocketNumber } from './docket-number.ts'
import { candidatePattern, dictamenPattern, separator } from './docket-patterns.ts'
import { docketFromGroups } from './parse-docket-number.ts'

/** A docket number in running text. `from` and `to` are UTF-16 offsets of `written`, which excludes «Rol N°». */
export interface FoundDocketNumber {
  readonly from: number
  readonly to: number
  readonly docket: DocketNumber
  readonly written: string
}

const numeroSign = String.raw`(?:n(?:\.os|[°ºo."”’']|ro\.?|[uú]m(?:ero|\.)?)?[\s:°º."”’']*s?[\s.:]*)?`
const cue = new RegExp(
  String.raw`(?:\broles|\brol|\br\.?i\.?[tc]\.?|\bingresos?|\bing|\bcausas?|\bautos|\bi?corte|\bi\.?c(?![a-zà-ÿ])|\bcte|\bsecretar[ií]a|\br\.u\.i\.|\bscs|\bstc|\bsca)(?:[\s\u00a0]+(?:de|del|la|el|corte|tribunal|interno|ingreso|causa|criminal|rol(?:es)?|rit|i\.|(?!fne|sii|dga|mop|sma)[a-z]{1,3}\.?))*[\s\u00a0:°º.,=(#]*${numeroSign}[\s\u00a0]*$`,
  'iu',
)
const otherNumber = new RegExp(
  String.raw`(?:\bleyes|\bley|\bd\.?f\.?l|\bd\.?l|\bd\.?s|\bdecretos?|\bresoluci[oó]n(?:es)?|\bres|\bex|\bexent[ao]s?|\brca|\boficios?|\bord|\bdictamen|\bdict[aá]menes|\bfacturas?|\bboletas?|\bart[ií]culos?|\barts?|\bfojas?|\bfs|\bacta|\bacordado|\$|\bacuerdo|\bcircular|\bfolios?|\bbolet[ií]n(?:es)?|\bjpl|\brepertorio:?|\bexp|\bmemor[aá]ndum|\bsentencias?|(?:\bpatentes?|\bplacas?|\bp\.?p\.?u)(?:\s[uú]nica)?:?)[\s\u00a0.,]*(?:(?:de|la|el|exent[ao]|mop|dga|sma)[\s\u00a0.]+)*${numeroSign}$`,
  'iu',
)
/** «protocolo N° 428/2022»: the number of something else, unless a cue precedes it. */
const wordBeforeSign = /[\p{L}")”’][\s\u00a0]*n[°º"”’'.]{1,2}s?[\s\u00a0.:]*$/iu
const capital = /^\p{Lu}/u
const signBefore = /n[°º"”’'*]s?[\s\u00a0]*$/iu
const listJoint = /^[\s\u00a0]*(?:[,;/]|y|e)?[\s\u00a0]*(?:y|e)?[\s\u00a0]*(?:n[°º.]{1,2}s?)?[\s\u00a0]*$/iu

/** A cheap sign that every candidate has. */
const mayNumber = new RegExp(String.raw`\d${separator}\d`, 'gu')
/** Characters that a candidate, and what its pattern looks at, may have before and behind the sign: a book and a kind of proceeding. */
const reachOfCandidate = 200
const inNumber = /[\d.]/u

type Groups = Readonly<Record<string, string | undefined>>

/** Two letters that are no usual type, as of a number plate, a sample or a model, make a case only behind its cue. */
const isUnusual = ({ letter = '', joint = '' }: Groups): boolean =>
  /^\p{Lu}{2}$/u.test(letter) && letter !== 'NC' && /[-–—‐‑−/]/u.test(joint)

/** Letters of civil, labour, criminal and family cases. */
const usualLetters: ReadonlySet<string> = new Set(['C', 'O', 'M', 'T', 'I', 'S', 'P', 'F', 'V', 'Z'])
/** What stands before a number that nothing announces: «Juzgado de Colina, C 467-2022», «el juicio C 467-2022». */
const opensNumber =
  /(?:^|[([,;:·|/–—"“'”»’]|(?<!\p{L})(?:en|es|l[eé]ase|v[eé]ase|ver|bajar|expedientes?|juicios?|pleitos?|litigios?|procesos?|sentencias?|fall[oó]|como))[\s\u00a0]*$/iu

/** A letter apart from its number («R 67-2018», «Rol C N° 467-22», «O115-2023») counts after a cue, a usual one where a citation begins too. */
const letterHolds = (groups: Groups, announced: boolean, before: string): boolean => {
  const letter = groups['letter'] ?? ''
  const joint = groups['joint'] ?? ''
  if (/[-–—‐‑−/]/u.test(joint)) return letter.length === 1 || letter === letter.toUpperCase()
  if (letter !== letter.toUpperCase() || letter === 'N' || (letter.length > 1 && letter !== 'NC')) return false
  return announced || /n[°º]/iu.test(joint) || (usualLetters.has(letter) && (groups['year'] ?? '').length > 2 && opensNumber.test(before))
}

/** «1955-2019» may be a period. */
const isYear = ({ number = '', letter }: Groups): boolean => letter === undefined && /^(?:19|20)\d{2}$/u.test(number)

/** Without a cue, numbers that may be a date, a period or an amount need more digits. */
const looksLikeDocket = (written: string, groups: Groups, before: string): boolean => {
  if (otherNumber.test(before) || isUnusual(groups)) return false
  const number = groups['number'] ?? ''
  const value = Number(number.replaceAll('.', ''))
  const shortYear = (groups['year'] ?? '').length === 2
  if (groups['letter'] !== undefined) return !shortYear || value > 31
  if (wordBeforeSign.test(before) || (written.includes('/') && signBefore.test(before))) return false
  if (isYear(groups)) return false
  if (/\s/u.test(written) && !number.includes('.')) return false
  return shortYear ? value > 999 && (number.includes('.') || value > 2100) : value > 99
}

const findDictamenNumbers = (text: string): FoundDocketNumber[] =>
  [...text.matchAll(dictamenPattern)].flatMap((match) => {
    const docket = docketFromGroups(match.groups ?? {})
    return docket === null ? [] : [{ from: match.index, to: match.index + match[0].length, docket, written: match[0] }]
  })

/** «rol N° 12 345-2020», «rol 12. 345-2020», «rol 12,345-2020»: thousands set apart by what scans and typists put for the full stop. */
const thousandsBefore = /(?<![\d.,])\d{1,3}(?:[ \u00a0\u2009\u202f]|,|\. | \.)$/u

/** Where a number of three digits begins that has more before it; null where it has none. */
const startOfThousands = (text: string, { index }: RegExpExecArray, groups: Groups): number | null => {
  if (groups['letter'] !== undefined || groups['book'] !== undefined || !/^\d{3}$/u.test(groups['number'] ?? '')) return null
  const before = text.slice(Math.max(0, index - 56), index)
  const thousands = thousandsBefore.exec(before)
  return thousands === null || !cue.test(before.slice(0, thousands.index)) ? null : index - thousands[0].length
}

interface Candidate {
  readonly found: readonly FoundDocketNumber[]
  readonly to: number
  readonly holds: boolean
  /** A period, unless a list of numbers begins with it: «1955-2019, 6.566-2010 y 6985-2016». */
  readonly period: FoundDocketNumber | null
}

const judgeCandidate = (text: string, match: RegExpExecArray, previous: Candidate): Candidate => {
  const groups: Groups = match.groups ?? {}
  const to = match.index + match[0].length
  const thousands = startOfThousands(text, match, groups)
  if (thousands !== null) {
    const number = text.slice(thousands, match.index).replace(/\D/gu, '') + (groups['number'] ?? '')
    const docket = docketFromGroups({ ...groups, number })
    const found = docket === null ? [] : [{ from: thousands, to, docket, written: text.slice(thousands, to) }]
    return { found, to, holds: true, period: null }
  }
  const before = text.slice(Math.max(0, match.index - 48), match.index)
  const inList = previous.to >= 0 && match.index - previous.to < 12 && listJoint.test(text.slice(previous.to, match.index))
  const withBook = groups['book'] !== undefined || capital.test(groups['after'] ?? '')
  const announced = withBook || cue.test(before) || (inList && previous.holds)
  const bare = groups['letter'] !== undefined && !letterHolds(groups, announced, inList ? '-' : before)
  const from = bare ? match.index + match[0].indexOf(groups['number'] ?? '') : match.index
  const read: Groups = bare ? { ...groups, letter: undefined } : groups
  const written = text.slice(from, to)
  const partOfNumber = !inList && /\d[/,]$/u.test(text.slice(Math.max(0, from - 2), from))
  // «12/04/2023 C-3210-2023»: the letter begins a number of its own.
  const first = inList ? previous.period : null
  const standsAlone = !inList || first !== null || (!bare && read['letter'] !== undefined)
  const plausible = announced || (standsAlone && looksLikeDocket(written, read, text.slice(Math.max(0, from - 48), from)))
  const holds = !partOfNumber && plausible
  const docket = docketFromGroups(read)
  const own = docket === null ? null : { from, to, docket, written }
  const isPeriod = !holds && !partOfNumber && !inList && isYear(read) && !otherNumber.test(before)
  return { found: holds ? [first, own].filter((each) => each !== null) : [], to, holds, period: isPeriod ? own : null }
}

/** What the pattern finds in the text, read only around the signs: elsewhere it takes most of the time and finds nothing. */
function* candidatesIn(text: string): Generator<RegExpExecArray> {
  let [from, to] = [0, -1]
  for (const { index } of text.matchAll(mayNumber)) {
    if (index - reachOfCandidate > to) {
      yield* candidatesBetween(text, from, to)
      from = Math.max(0, index - reachOfCandidate)
    }
    to = index + reachOfCandidate
  }
  yield* candidatesBetween(text, from, to)
}

function* candidatesBetween(text: string, start: number, end: number): Generator<RegExpExecArray> {
  if (end < 0) return
  let from = start
  while (from > 0 && inNumber.test(text.charAt(from - 1))) from -= 1
  for (const match of text.slice(from, end).matchAll(candidatePattern)) yield Object.assign(match, { index: match.index + from })
}

/**
 * Finds every docket number of a text in order, lists included («roles 104-2014, 38-2016 y 103-2016»). Skips amounts, dates, periods,
 * laws, articles and numbers of other documents.
 */
export function findDocketNumbers(text: string): FoundDocketNumber[] {
  const found: FoundDocketNumber[] = []
  let previous: Candidate = { found: [], to: -1, holds: false, period: null }
  for (const match of candidatesIn(text)) {
    previous = judgeCandidate(text, match, previous)
    found.push(...previous.found)
  }
  const dictamens = findDictamenNumbers(text)
  return dictamens.length === 0 ? found : [...found, ...dictamens].sort((a, b) => a.from - b.from)
}

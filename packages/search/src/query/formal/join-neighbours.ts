import { analyze, foldText } from '@basejuris/legal-text'
import { findConcepts } from '../../topics/find-concepts.ts'
import { wordTokens } from '../../word-tokens.ts'
import { outcomeOfWord } from '../outcomes/find-outcomes.ts'
import type { Span } from '../parts/span.ts'
import type { Expression } from './expression.ts'
import { isAdjective, isFunctionWord, termLength } from './sentence-words.ts'

/** Words of one operand beside `O`. */
const maxTerm = 4

/** The operands that `O` joins, and the parts that hold besides. */
export interface JoinedNeighbours {
  /** One list for each run of `O`; each operand is a list of parts that belong together. */
  readonly joined: readonly (readonly (readonly Expression[])[])[]
  readonly besides: readonly Expression[]
}

/**
 * «suseso O compin licencia cónyuge»: `O` joins the term before it and the term behind it, and the other words hold for both. Null where
 * there are no others, or where a court or year on one side only says that the sides are meant whole.
 */
export function joinNeighbours(text: string, sides: readonly (readonly Expression[])[]): JoinedNeighbours | null {
  if (sides.length < 2 || sides.some((side) => side.length === 0)) return null
  const runs: Expression[][][] = []
  const besides: Expression[] = []
  let run: Expression[][] = []
  for (const [at, side] of sides.entries()) {
    const next = sides[at + 1]
    const before = at === 0 ? 0 : lengthBehind(text, side)
    const behind = next === undefined ? 0 : lengthBefore(text, side, next)
    if (at > 0 && next !== undefined && before + behind >= side.length) {
      run.push([...side])
      continue
    }
    if (at > 0) {
      run.push(side.slice(0, before))
      runs.push(run)
      run = []
    }
    besides.push(...side.slice(before, side.length - behind))
    if (next !== undefined) run = [side.slice(side.length - behind)]
  }
  return besides.length === 0 || !runs.every(isOfOneKind) ? null : { joined: runs, besides }
}

/** Courts are alternatives of courts and years of years. An exclusion is of its side. */
const isOfOneKind = (operands: readonly (readonly Expression[])[]): boolean => {
  const kinds = new Set(operands.flat().map(kindOf))
  return !kinds.has('not') && (kinds.size === 1 || !(kinds.has('tribunal') || kinds.has('fecha')))
}
const kindOf = (part: Expression): string => {
  if (part.kind !== 'field') return part.kind === 'not' ? 'not' : 'content'
  const { name } = part.demand
  if (name === 'desde' || name === 'hasta') return 'fecha'
  return name === 'tribunal' || name === 'fecha' ? name : 'content'
}

/** Parts of the term that begins the side. */
const lengthBehind = (text: string, side: readonly Expression[]): number => {
  const words = leadingWords(text, side)
  if (words.length === 0) return 1
  const outcome = words.findIndex(isOutcome)
  const term = outcome > 0 ? words.slice(0, outcome) : words
  const length = termLength(term.map(({ written }) => written))
  const last = words[Math.max(length, nameLength(term, 'first')) - 1]
  return Math.max(1, side.filter(({ to }) => last !== undefined && to <= last.to).length)
}

/** Parts of the longest term that ends the side. */
const lengthBefore = (text: string, side: readonly Expression[], next: readonly Expression[]): number => {
  const words = trailingWords(text, side)
  const named = words.at(-nameLength(words, 'last'))
  if (named !== undefined && named !== words.at(-1)) return side.filter(({ from }) => from >= named.from).length
  for (let length = Math.min(maxTerm, words.length); length > 1; length--) {
    const term = words.slice(-length)
    const [first, last] = [term[0], term.at(-1)]
    if (
      first === undefined ||
      last === undefined ||
      term.some(isOutcome) ||
      isFunctionWord(first.written) ||
      isAdjective(foldText(first.written))
    )
      continue
    if (termLength(term.map(({ written }) => written)) !== length) continue
    const [other] = leadingWords(text, next)
    const sharesNoun = other !== undefined && isAdjective(foldText(other.written)) && isAdjective(foldText(last.written))
    return sharesNoun ? 1 : side.filter(({ from }) => from >= first.from).length
  }
  return 1
}

/** Words of the everyday name of something, «banco estado», that begins or ends them. 1 where there is none. */
const nameLength = (words: readonly Word[], end: 'first' | 'last'): number => {
  const tokens = wordTokens(analyze(words.map(({ written }) => written).join(' ')))
  const found = findConcepts(tokens).filter(
    ({ concept, side, from, to }) => concept.topic === null && side === 'said' && (end === 'first' ? from === 0 : to === tokens.length),
  )
  return tokens.length === words.length ? Math.max(1, ...found.map(({ from, to }) => to - from)) : 1
}

interface Word extends Span {
  readonly written: string
}

/** «preexistencia acogida»: said of the rulings, not of the noun. */
const isOutcome = ({ written }: Word): boolean => outcomeOfWord(written) !== null

const wordsBetween = (text: string, from: number, to: number): Word[] =>
  [...text.slice(from, to).matchAll(/[\p{L}\d][\p{L}\d'’-]*/gu)].map(({ 0: written, index }) => ({
    written,
    from: from + index,
    to: from + index + written.length,
  }))

/** The words up to the first part that is no plain word, with those between that are not searched. */
const leadingWords = (text: string, side: readonly Expression[]): Word[] => {
  const end = side.findIndex(({ kind }) => kind !== 'words')
  const run = end < 0 ? side : side.slice(0, end)
  const [first, last] = [run[0], run.at(-1)]
  return first === undefined || last === undefined ? [] : wordsBetween(text, first.from, last.to)
}

const trailingWords = (text: string, side: readonly Expression[]): Word[] => {
  const start = side.findLastIndex(({ kind }) => kind !== 'words') + 1
  const [first, last] = [side[start], side.at(-1)]
  return first === undefined || last === undefined ? [] : wordsBetween(text, first.from, last.to)
}

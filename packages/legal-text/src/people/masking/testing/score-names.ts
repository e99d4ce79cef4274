import { maskNames } from '../mask-names.ts'
import type { NamedPassage } from './fictional-names.ts'

interface Word {
  readonly text: string
  readonly from: number
  /** The marked name it belongs to; null in prose and in names that stay. */
  readonly name: number | null
  readonly stays: boolean
}

/** Result of masking marked passages. A name is missed when one of its words of two letters or more is still readable. */
export interface NameScore {
  readonly names: number
  readonly missed: readonly string[]
  readonly wordsToKeep: number
  readonly overMasked: readonly string[]
  readonly retained: number
  readonly lost: readonly string[]
}

const particles = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'vda', 'van', 'von', 'der'])

const unmarked = (marked: string): { plain: string; words: readonly Word[]; names: readonly string[]; retained: readonly string[] } => {
  const words: Word[] = []
  const names: string[] = []
  const retained: string[] = []
  let plain = ''
  for (const [piece] of marked.matchAll(/\{[^}]*\}|<[^>]*>|[^{<]+/gu)) {
    const opening = piece[0]
    const text = opening === '{' || opening === '<' ? piece.slice(1, -1) : piece
    if (opening === '{') names.push(text)
    if (opening === '<') retained.push(text)
    for (const word of text.matchAll(/[\p{L}\p{N}]{2,}/gu))
      if (opening !== '{' || !particles.has(word[0].toLowerCase()))
        words.push({
          text: word[0],
          from: plain.length + word.index,
          name: opening === '{' ? names.length - 1 : null,
          stays: opening === '<',
        })
    plain += text
  }
  return { plain, words, names, retained }
}

const unbroken = (text: string): string => text.replace(/\n/gu, '')

/** Ranges of the plain text that pseudonyms replace. Both texts come without line breaks, which masking moves behind the name. */
const replacedRanges = (plain: string, masked: string): [number, number][] => {
  const pieces = masked.split(/\[persona \d+\]/u).map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
  const match = new RegExp(`^${pieces.join('(.+?)')}$`, 'du').exec(plain)
  if (match === null) throw new Error(`the masked text is not the plain one with names replaced: ${masked}`)
  return (match.indices ?? []).slice(1) as [number, number][]
}

const scorePassage = ({ text, parties = [], officials = [], scope = 'everyone' }: NamedPassage): NameScore => {
  const { plain, words, names, retained } = unmarked(text)
  const ranges = replacedRanges(unbroken(plain), unbroken(maskNames(plain, { parties, officials, scope }).text))
  const isHidden = (word: Word): boolean => {
    const at = unbroken(plain.slice(0, word.from)).length
    return ranges.some(([start, end]) => at >= start && at < end)
  }
  const missed = new Set(words.flatMap((word) => (word.name === null || isHidden(word) ? [] : [word.name])))
  const toKeep = words.filter(({ name }) => name === null)
  const overMasked = toKeep.filter(isHidden)
  return {
    names: names.length,
    missed: [...missed].map((index) => names[index] ?? ''),
    wordsToKeep: toKeep.length,
    overMasked: overMasked.map((word) => word.text),
    retained: retained.length,
    lost: overMasked.filter(({ stays }) => stays).map((word) => word.text),
  }
}

/** Scores by position: a word left in one mention is a miss even when other mentions are masked. */
export function scoreNames(passages: readonly NamedPassage[]): NameScore {
  const scores = passages.map(scorePassage)
  const sum = (count: (score: NameScore) => number): number => scores.reduce((total, score) => total + count(score), 0)
  return {
    names: sum(({ names }) => names),
    missed: scores.flatMap(({ missed }) => missed),
    wordsToKeep: sum(({ wordsToKeep }) => wordsToKeep),
    overMasked: scores.flatMap(({ overMasked }) => overMasked),
    retained: sum(({ retained }) => retained),
    lost: scores.flatMap(({ lost }) => lost),
  }
}

import type { Section } from '@basejuris/domain'
import { splitSentences, type TextSpan } from '../analysis/split-sentences.ts'
import { cutLine } from './cut-line.ts'
import { type Act, decisionActs } from './decision-acts.ts'
import { type OperativeParagraph, operativePart } from './operative-part.ts'

/** What a ruling decides, in its own words. */
export interface DispositionLine {
  /** Verbatim, at most 240 UTF-16 units, with «…» where its sentence goes on. */
  readonly text: string
  /** Anchor of the paragraph. */
  readonly anchor: string
  /** Half-open UTF-16 range in the paragraph. */
  readonly from: number
  readonly to: number
  /** Other decisions of the operative part, without costs and formalities. */
  readonly more: number
  /** A claim is granted only in part, and `text` does not say it. */
  readonly inPart: boolean
}

export interface Disposition {
  /** The operative part, without dissents. */
  readonly paragraphs: readonly OperativeParagraph[]
  readonly line: DispositionLine
}

/** A sentence or item of the operative part with what it decides. */
interface Decision extends TextSpan {
  readonly paragraph: OperativeParagraph
  readonly acts: readonly Act[]
  readonly weight: number
}

const itemMark = /(?<=[;:.,] )(?:[IVX]{1,5}|\d{1,2}|[a-z])\s?[.)°º-]+-?\s+(?=\p{L})/gu
/** How far before the main verb of its sentence another decision may begin the line. */
const maxBefore = 150

/** Finds the operative part of a ruling and what it decides. Null where there is none or it decides nothing that can be quoted. */
export function findDisposition(sections: readonly Section[]): Disposition | null {
  const paragraphs = operativePart(sections)
  const decisions = paragraphs.flatMap(decisionsOf)
  const top = Math.max(0, ...decisions.map(({ weight }) => weight))
  const main = decisions.find(({ weight, acts }) => weight === top && acts.length > 0)
  if (main === undefined) return null
  return { paragraphs, line: lineOf(main, decisions) }
}

const decisionsOf = (paragraph: OperativeParagraph): Decision[] => {
  const { text } = paragraph
  const acts = decisionActs(text)
  const marks = [...text.matchAll(itemMark)].map(({ index }) => index)
  return splitSentences(text)
    .flatMap((sentence) => splitAt(sentence, marks))
    .map((span) => {
      const own = acts.filter(({ from }) => from >= span.from && from < span.to)
      return { ...span, paragraph, acts: own, weight: Math.max(0, ...own.map(({ weight }) => weight)) }
    })
}

const splitAt = ({ from, to }: TextSpan, marks: readonly number[]): TextSpan[] => {
  const cuts = [from, ...marks.filter((mark) => mark > from && mark < to), to]
  return cuts.slice(1).map((end, index) => ({ from: cuts[index] ?? from, to: end }))
}

const lineOf = (main: Decision, decisions: readonly Decision[]): DispositionLine => {
  const { text, anchor, from: offset } = main.paragraph
  const verb = main.acts.find(({ weight }) => weight === main.weight)?.from ?? main.from
  const first = main.acts.find((act) => act.weight >= 2 && act.from >= verb - maxBefore)?.from ?? verb
  const from = first - (/\bse (?:resuelve|decide) $/iu.exec(text.slice(main.from, first))?.[0].length ?? 0)
  const end = trimEnd(text, from, cutLine(text, from, main.to))
  const isCut = end < trimEnd(text, from, main.to)
  const shown = text.slice(from, end)
  const others = decisions.filter((decision) => decision !== main && decision.weight >= 2)
  const isPartial = decisions.some(({ acts }) => acts.some(({ inPart, weight }) => inPart && weight === 3))
  return {
    text: `${shown}${isCut ? '…' : ''}`,
    anchor,
    from: offset + from,
    to: offset + end,
    more: others.length,
    inPart: isPartial && !/parcial|en parte|en cuanto/iu.test(shown),
  }
}

const trimEnd = (text: string, from: number, to: number): number => {
  const ending = /[\s,;:.-]+$/u.exec(text.slice(from, to))
  return ending === null ? to : to - ending[0].length
}

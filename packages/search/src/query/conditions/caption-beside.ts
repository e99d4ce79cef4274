import { findMatches } from '@basejuris/legal-text'
import { findCaption, isPartyName, type QueryCaption } from '../parts/find-caption.ts'
import type { Span } from '../parts/span.ts'
import { mentionsIn, type QuerySurroundings } from './find-conditions.ts'
import { writeOut } from './shorthand.ts'

/** A caption with courts, dates, kinds of appeals and outcomes before or behind it. */
export interface CaptionBeside extends Span {
  readonly caption: QueryCaption
}

const anyJoint = /(?<!\p{L})(?:con|contra|v\/s|vs\.?|c\/)(?!\p{L})|\//iu
const endsWithJoint = /(?<!\p{L})(?:con|contra|v\/s|vs\.?|c\/|\/)\s*(?:la\s+|el\s+)?$/iu
const bareAppeal =
  /^(?:queja|nulidad|casaci[oó]n|unificaci[oó]n|amparo|protecci[oó]n)(?!\p{L})|(?<!\p{L})(?:queja|nulidad|casaci[oó]n|unificaci[oó]n|amparo|protecci[oó]n)$/gu
const before = /^(?:[\s,.;:()-]|(?:en|de|ante|la)\s)+/iu
const behind = /(?:[\s,.;:()-]|\s(?:en|de|ante|por|la|el))+$/iu

/** True where a word or sign stands that joins the parties of a caption. */
export function mayNameParties(text: string): boolean {
  return anyJoint.test(text)
}

/**
 * «Pérez con Fisco protección», «CS Pérez con Fisco 2020»: the caption is what is left without the conditions at both ends. Only names in
 * capitals, known surnames and parties of the index are one, since «licencia con goce CS» is none.
 */
export function findCaptionBeside(
  text: string,
  surroundings: Pick<QuerySurroundings, 'taken' | 'norms' | 'caseCourts' | 'judges'>,
  knowsParties = false,
): CaptionBeside | null {
  if (!mayNameParties(text)) return null
  const written = writeOut(text)
  const moved = <Each extends Span>(spans: readonly Each[]): Each[] => spans.map((span) => ({ ...span, ...written.spanOf(span) }))
  const { taken, norms, caseCourts, judges } = surroundings
  const mentions = mentionsIn(written.text, { taken: moved(taken), norms: moved(norms), caseCourts: moved(caseCourts), judges })
    .filter(({ isWordToo }) => isWordToo !== true)
    .map((mention) => written.originOf(mention))
  const core = withoutEnds(text, mentions)
  if (core === null) return null
  const caption = findCaption(text.slice(core.from, core.to))
  if (caption === null) return null
  const at = ({ from, to }: Span): Span => ({ from: from + core.from, to: to + core.from })
  const sides = { first: at(caption.first), second: at(caption.second) }
  const areParties = knowsParties || [sides.first, sides.second].every(({ from, to }) => isPartyName(text.slice(from, to)))
  return areParties ? { ...core, caption: sides } : null
}

const withoutEnds = (text: string, mentions: readonly Span[]): Span | null => {
  let [from, to] = [0, text.length]
  for (let isShrinking = true; isShrinking; ) {
    from += before.exec(text.slice(from, to))?.[0].length ?? 0
    to -= behind.exec(text.slice(from, to))?.[0].length ?? 0
    const inside = text.slice(from, to)
    const appeals = findMatches(inside, bareAppeal).map(({ index, 0: word }) => ({ from: from + index, to: from + index + word.length }))
    const ends = [...mentions, ...appeals]
    const first = ends.find((each) => each.from <= from && each.to > from)
    const last = ends.find((each) => each.to >= to && each.from < to && !endsWithJoint.test(text.slice(from, each.from)))
    isShrinking = from < to && (first !== undefined || last !== undefined)
    if (!isShrinking) break
    if (first !== undefined) from = Math.min(first.to, to)
    else if (last !== undefined) to = Math.max(last.from, from)
  }
  return from >= to || (from === 0 && to === text.trimEnd().length) ? null : { from, to }
}

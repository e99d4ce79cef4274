import { locateCourts } from './court-around.ts'
import type { FoundRulingCitation } from './ruling-citation.ts'

const self = /(?<!\p{L})est[ea]\s+(?:misma?\s+)?(?:[\p{L}]+\.?\s+){0,2}?(?<kind>corte|tribunal|magistratura)(?!\p{L})/giu
const reachBefore = 400
const reachBehind = 140
/** Characters before a quotation in which its court is named. */
const reachOfSource = 400
/** As of a number without its court. */
const unknownConfidence = 0.6

/** Where the quotation that holds an offset opens; null outside of one. */
const openingAt = (text: string, at: number): number | null => {
  const before = text.slice(0, at)
  const open = Math.max(before.lastIndexOf('“'), before.lastIndexOf('«'))
  if (open > Math.max(before.lastIndexOf('”'), before.lastIndexOf('»'))) return open
  const straight = [...before.matchAll(/"/gu)]
  return straight.length % 2 === 1 ? (straight.at(-1)?.index ?? null) : null
}

/**
 * A citation whose court is «esta Corte» in a paragraph of a ruling by `speaking`. Within a quotation that is the court named last before it.
 * It is unknown where it cannot be the one that speaks: no juzgado is a «Corte». Others stay as they are.
 */
export function withSpeakingCourt(citation: FoundRulingCitation, text: string, speaking: string): FoundRulingCitation {
  if (citation.court !== 'own') return citation
  const start = Math.max(0, citation.from - reachBefore)
  const near = [...text.slice(start, citation.to + reachBehind).matchAll(self)]
  const named = near.findLast(({ index }) => start + index < citation.from) ?? near[0]
  if (named === undefined) return citation
  const opening = openingAt(text, citation.from)
  if (opening !== null && start + named.index > opening) {
    const source = locateCourts(text.slice(Math.max(0, opening - reachOfSource), opening)).at(-1)
    if (source !== undefined && source.court !== 'own') return { ...citation, court: source.court }
  }
  const isCorte = named.groups?.['kind']?.toLowerCase() === 'corte'
  return isCorte && !speaking.startsWith('Corte')
    ? { ...citation, court: null, ambiguous: true, confidence: Math.min(citation.confidence, unknownConfidence) }
    : citation
}

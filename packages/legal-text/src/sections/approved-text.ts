import { foldSameLength } from '../analysis/fold-text.ts'
import type { ParagraphMarkers } from './section-markers.ts'

/** Paragraphs of a text that a resolution approves and sets out between its orders, end exclusive. */
export interface ApprovedText {
  readonly from: number
  readonly to: number
}

/** «1° APRUÉBASE la presente Circular …», the first order. */
const approval =
  /^(?:resuelvo:?\s*)?(?:1|i|primero|(?:articulo|art\.)\s(?:primero|1|unico))\s?(?<sign>[°.):,-]{0,3})\s*-?\s*(?:apruebanse|apruebase|aprueba|aprobar|fijase|establecese|dictase|emitese)(?![a-z])/u
/** It says that the text follows. */
const follows =
  /(?:texto\s+(?:es\s+el\s+siguiente|se\s+(?:transcribe|inserta|reproduce|adjunta))|(?:del?|al|cuyo)\s+(?:siguiente\s+)?tenor|siguiente(?:s)?\s*:|forman?\s+parte\s+(?:integrante|integral)|a\s+continuacion)/u
const maxApproval = 5
/** A shorter text is an order like the others. */
const minApproved = 8
const second = /^(?:2|ii|segundo|(?:articulo|art\.)\s(?:segundo|2))\s?(?<sign>[°.):,-]{0,3})\s*-?\s*\p{L}/u
const capitals = /^\S+\s*[-–]?\s*\p{Lu}{4,}/u

/** Signs behind two numbers of one list. */
const isSameSign = (one: string, other: string): boolean => one.charAt(0) === other.charAt(0)

/**
 * The text that the first order behind `resolutive` approves: it ends at the second order, the last paragraph that is numbered like it in capitals, or
 * at the closing words. Null where no text is set out.
 */
export function findApprovedText(
  paragraphs: readonly string[],
  markers: readonly ParagraphMarkers[],
  resolutive: number,
  limit: number,
): ApprovedText | null {
  for (let at = resolutive; at < Math.min(limit, resolutive + maxApproval); at += 1) {
    const sign = approval.exec(foldSameLength((paragraphs[at] ?? '').slice(0, 80)))?.groups?.['sign']
    if (sign === undefined) continue
    const from = endOfApproval(paragraphs, at, limit)
    if (from === null) return null
    const to = secondOrder(paragraphs, sign, from, limit) ?? firstClosing(markers, from, limit)
    return to === null || to - from < minApproved ? null : { from, to }
  }
  return null
}

/** The paragraph behind the order, which may stand in broken lines. */
function endOfApproval(paragraphs: readonly string[], at: number, limit: number): number | null {
  let words = ''
  for (let index = at; index < Math.min(limit, at + maxApproval); index += 1) {
    words += ` ${foldSameLength(paragraphs[index] ?? '')}`
    if (/[.:]["”»]?$/u.test(words) && follows.test(words)) return index + 1
  }
  return null
}

function secondOrder(paragraphs: readonly string[], sign: string, from: number, limit: number): number | null {
  for (let index = limit - 1; index >= from; index -= 1) {
    const paragraph = paragraphs[index] ?? ''
    const own = second.exec(foldSameLength(paragraph.slice(0, 60)))?.groups?.['sign']
    if (own !== undefined && isSameSign(own, sign) && capitals.test(paragraph)) return index
  }
  return null
}

const firstClosing = (markers: readonly ParagraphMarkers[], from: number, limit: number): number | null => {
  const at = markers.findIndex((marker, index) => index >= from && index < limit && marker.closing && marker.heading)
  return at < 0 ? null : at
}

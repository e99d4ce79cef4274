import type { Span } from '../../parts/span.ts'
import { wordedRequest } from '../narrative.ts'
import { askingParts } from './asking-parts.ts'

/** The part of a query that asks for rulings beside an account: «…, despedida en 2021. Necesito fallos de la CS». Null without an account. */
export function requestIn(text: string): Span | null {
  return wordedRequest(text) ?? partThatAsks(text)
}

/** The first part that asks, with those that add to it. */
function partThatAsks(text: string): Span | null {
  const [first, ...others] = askingParts(text)
  if (first === undefined) return null
  let { to } = first
  for (const other of others) if (other.from === to) to = other.to
  return /\p{L}/u.test(text.slice(0, first.from) + text.slice(to)) ? { from: first.from, to } : null
}

import { cutAtMarks, type Mark } from '../../../components/ui/cut-at-marks.ts'
import { joinMarks } from '../../../components/ui/join-marks.ts'
import { escapeHtml } from './escape-html.ts'
import type { LeadIn } from './lead-in.ts'

const leadClass = { number: 'rd-dup', words: 'rd-lead', heading: 'rd-lead rd-lead-h' } as const

/** A paragraph's text with its marks, every character kept; the lead-in is set apart unless a mark falls on it. */
export function paragraphHtml(text: string, marks: readonly Mark[], lead: LeadIn | null = null): string {
  const pieces = cutAtMarks(text, joinMarks(text, marks))
  const apart = lead !== null && !pieces.some((piece) => piece.marked && piece.from < lead.length)
  const start = apart ? lead.length : 0
  let html = apart ? `<span class="${leadClass[lead.kind]}">${escapeHtml(text.slice(0, start))}</span>` : ''
  for (const { from, text: words, marked } of pieces) {
    if (marked) html += `<mark>${escapeHtml(words)}</mark>`
    else if (from + words.length > start) html += escapeHtml(words.slice(Math.max(0, start - from)))
  }
  return html
}

/** A line in capitals that heads what follows: «EN CUANTO AL RECURSO DE CASACIÓN:». */
export const isCapitalHeading = (text: string): boolean => text.length <= 120 && /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)

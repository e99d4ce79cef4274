import { foldAccents } from '@basejuris/domain'
import { ordinalValue, ordinalWords } from '@basejuris/domain/spanish-ordinals'
import type { EntrySection } from './document.ts'

/** Longest beginning in which a lead is looked for. */
const maxLead = 120
const mark = String.raw`(?:\s?(?:\.-|[.:;,)–-])){0,3}`
const numberLead = new RegExp(`^(?:considerando )?\\(?(?:(?:${ordinalWords})°?|\\d{1,3}\\s?[°º]?(?=[\\s.:;)–-]))${mark}`, 'u')
const vistosLead = new RegExp(`^(?:y )?vistos?(?: y (?:oidos?|considerando|teniendo presente))?${mark}(?=\\s|$)`, 'u')
/** An ordinal in words with its sign: behind a heading a figure may be that of a list. */
const ordinalLead = new RegExp(`^(?:considerando )?(${ordinalWords})(?:\\s?(?:\\.-|[.:;,)–-])){1,3}`, 'u')
/** A considerando may begin with headings of its own; its number then stands in one of the paragraphs behind them. */
const maxHeadings = 2
const maxHeadingLength = 160
const considerandoAnchor = /^(?:voto\d+-)?c\d+/u
const vistosAnchor = /^vistos/u

/** The beginning and the end of a ruling, whose titles are not of the text: they are printed only where the part is highlighted. */
export function hasOwnTitle({ anchor }: Pick<EntrySection, 'anchor'>): boolean {
  return !/^(?:encabezado|cierre)/u.test(anchor)
}

export interface SectionLead {
  /** Index of the paragraph that begins with it. */
  readonly paragraph: number
  /** Characters of the lead. */
  readonly length: number
}

/**
 * Where a section's text says its title itself, as «2°)», «Segundo:» or «VISTOS:»; null where it does not. Such a section is printed
 * without the title, which would stand twice.
 */
export function sectionLead({ anchor, paragraphs }: Pick<EntrySection, 'anchor' | 'paragraphs'>): SectionLead | null {
  const isConsiderando = considerandoAnchor.test(anchor)
  const lead = isConsiderando ? numberLead : vistosAnchor.test(anchor) ? vistosLead : null
  const length = lead === null ? 0 : matchLength(lead, paragraphs[0])
  if (length > 0) return { paragraph: 0, length }
  return isConsiderando ? leadBehindHeadings(Number(/\d+(?!.*\d)/u.exec(anchor)?.[0]), paragraphs) : null
}

function leadBehindHeadings(number: number, paragraphs: readonly string[]): SectionLead | null {
  for (let paragraph = 1; paragraph <= maxHeadings; paragraph++) {
    if ((paragraphs[paragraph - 1] ?? '').length > maxHeadingLength) return null
    const text = paragraphs[paragraph]
    const length = matchLength(ordinalLead, text)
    if (length > 0) return ordinalValue(ordinalLead.exec(startOf(text))?.[1] ?? '') === number ? { paragraph, length } : null
  }
  return null
}

const startOf = (text = ''): string => foldAccents(text.slice(0, maxLead))

/** Characters of `text` that match; 0 where folding changes the positions. */
function matchLength(lead: RegExp, text = ''): number {
  const folded = startOf(text)
  return folded.length === Math.min(text.length, maxLead) ? (lead.exec(folded)?.[0].trimEnd().length ?? 0) : 0
}

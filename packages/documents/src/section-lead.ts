import { foldAccents } from '@basejuris/domain'
import { ordinalWords } from '@basejuris/domain/spanish-ordinals'
import type { EntrySection } from './document.ts'

/** Longest beginning in which a lead is looked for. */
const maxLead = 120
const mark = String.raw`(?:\s?(?:\.-|[.:;,)–-])){0,3}`
const numberLead = new RegExp(`^(?:considerando )?\\(?(?:(?:${ordinalWords})°?|\\d{1,3}\\s?[°º]?(?=[\\s.:;)–-]))${mark}`, 'u')
const vistosLead = new RegExp(`^(?:y )?vistos?(?: y (?:oidos?|considerando|teniendo presente))?${mark}(?=\\s|$)`, 'u')
const considerandoAnchor = /^(?:voto\d+-)?c\d+/u
const vistosAnchor = /^vistos/u

/** The beginning and the end of a ruling, whose titles are not of the text: they are printed only where the part is highlighted. */
export function hasOwnTitle({ anchor }: Pick<EntrySection, 'anchor'>): boolean {
  return !/^(?:encabezado|cierre)/u.test(anchor)
}

/**
 * Number of characters with which a section's text says its title itself, as «2°)», «Segundo:» or «VISTOS:»; 0 where it does not. Such a
 * section is printed without the title, which would stand twice.
 */
export function leadLength({ anchor, paragraphs }: Pick<EntrySection, 'anchor' | 'paragraphs'>): number {
  const [text = ''] = paragraphs
  const start = text.slice(0, maxLead)
  const folded = foldAccents(start)
  if (folded.length !== start.length) return 0
  const lead = considerandoAnchor.test(anchor) ? numberLead : vistosAnchor.test(anchor) ? vistosLead : null
  return lead?.exec(folded)?.[0].trimEnd().length ?? 0
}

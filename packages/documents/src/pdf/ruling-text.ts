import { Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import type { EntrySection } from '../document.ts'
import { plainText } from '../plain-text.ts'
import { hasOwnTitle, sectionLead } from '../section-lead.ts'
import { pdfStyles } from './pdf-styles.ts'
import { unhyphenated } from './register-fonts.ts'
import { type Structure, type StructureType, tagged } from './tagging/structure.ts'

export interface RulingTextOptions {
  /** Name of the ruling's bookmark, above those of its sections, where several rulings are in one file. */
  readonly ruling?: string
  /** Level of the titles of sections. */
  readonly heading: StructureType
  /** The element of the ruling; absent where the page is it. */
  readonly within?: Structure
  /** Anchors of sections with a yellow background and a bookmark. */
  readonly highlighted?: ReadonlySet<string>
  /** Makes an invisible element that stands where a highlighted section begins. */
  readonly pageMarker?: (anchor: string) => ReactElement | null
}

const noAnchors: ReadonlySet<string> = new Set()

/** The text of a ruling by sections. A section that says its title itself has no other, nor have heading and closing. */
export function rulingText(
  sections: readonly EntrySection[],
  { ruling = '', heading, within, highlighted = noAnchors, pageMarker }: RulingTextOptions,
): ReactElement[] {
  const owner = within === undefined ? {} : { within }
  return sections.flatMap((section) => {
    const { anchor, title, paragraphs } = section
    const isHighlighted = highlighted.has(anchor)
    const lead = sectionLead(section)
    const isTitled = lead === null && (isHighlighted || hasOwnTitle(section))
    const style = isHighlighted ? pdfStyles.highlightedParagraph : pdfStyles.paragraph
    return [
      createElement(
        View,
        // A bookmark on an element that wraps would come twice. The background is on each part: around all of them it would begin on the
        // page before.
        {
          key: `${ruling} ${anchor}`,
          wrap: false,
          minPresenceAhead: 40,
          style: isHighlighted && isTitled ? pdfStyles.highlightedTitle : pdfStyles.sectionStart,
          ...(isHighlighted ? { bookmark: nestedBookmark(title, `${ruling}-${anchor}`, ruling) } : {}),
        },
        isHighlighted ? pageMarker?.(anchor) : null,
        isTitled ? createElement(Text, tagged(heading, { style: pdfStyles.sectionTitle, ...unhyphenated }, owner), plainText(title)) : null,
      ),
      ...paragraphs.map((paragraph, index) =>
        index === lead?.paragraph
          ? ledParagraph({ key: `${ruling} ${anchor} ${index}`, style }, paragraph, { ...owner, lead: lead.length, heading })
          : createElement(Text, tagged('P', { key: `${ruling} ${anchor} ${index}`, style }, owner), plainText(paragraph)),
      ),
    ]
  })
}

/** A bookmark with a name, below the one named `parent`. The library finds them by name, though its types say nothing of that. */
export function nestedBookmark(title: string, ref: string, parent?: string) {
  return { title: plainText(title), fit: false as const, expanded: false as const, ref, parent }
}

interface Lead {
  /** Characters of the lead. */
  readonly lead: number
  readonly heading: StructureType
  readonly within?: Structure
}

/** A paragraph that begins with the number or name of its section, in bold. */
function ledParagraph(
  props: { readonly key: string; readonly style: (typeof pdfStyles)['paragraph' | 'highlightedParagraph'] },
  paragraph: string,
  { lead, heading, ...owner }: Lead,
): ReactElement {
  const words = plainText(paragraph.slice(0, lead))
  return createElement(
    Text,
    tagged('P', props, { ...owner, runIn: { heading, length: words.length } }),
    createElement(Text, { key: 'lead', style: pdfStyles.lead, ...unhyphenated }, words),
    plainText(paragraph.slice(lead)),
  )
}

import { Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import type { EntrySection } from '../document.ts'
import { MarkedText, type PassageNote, type TextPiece } from '../marked-text.ts'
import { plainText } from '../plain-text.ts'
import { voicesAbove } from '../ruling-lines.ts'
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
  /** Anchors of sections with a yellow background. */
  readonly highlighted?: ReadonlySet<string>
  /** Anchors of sections with a bookmark. */
  readonly bookmarked?: ReadonlySet<string>
  /** Makes an invisible element that stands where a bookmarked section begins. */
  readonly pageMarker?: (anchor: string) => ReactElement | null
}

const noAnchors: ReadonlySet<string> = new Set()

/** The text of a ruling by sections. A section that says its title itself has no other, nor have heading and closing. */
export function rulingText(
  sections: readonly EntrySection[],
  { ruling = '', heading, within, highlighted = noAnchors, bookmarked = noAnchors, pageMarker }: RulingTextOptions,
): ReactElement[] {
  const owner = within === undefined ? {} : { within }
  const marked = new MarkedText()
  return sections.flatMap((section) => {
    const { anchor, title, paragraphs } = section
    const isHighlighted = highlighted.has(anchor)
    const isBookmarked = bookmarked.has(anchor)
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
          ...(isBookmarked ? { bookmark: nestedBookmark(title, `${ruling}-${anchor}`, ruling) } : {}),
        },
        isBookmarked ? pageMarker?.(anchor) : null,
        isTitled ? createElement(Text, tagged(heading, { style: pdfStyles.sectionTitle, ...unhyphenated }, owner), plainText(title)) : null,
      ),
      ...voicesAbove(section, null).map((label) => voiceLine(label, `${ruling} ${anchor}`, owner)),
      ...paragraphs.flatMap((_, index) => {
        const key = `${ruling} ${anchor} ${index}`
        const { pieces, notes } = marked.cut(section, index, index === lead?.paragraph ? lead.length : 0)
        return [
          ...voicesAbove(section, index).map((label) => voiceLine(label, key, owner)),
          paragraphOf(pieces, { key, style }, { ...owner, heading }),
          ...notes.map((note) => passageNote(note, key, owner)),
        ]
      }),
    ]
  })
}

/** A bookmark with a name, below the one named `parent`. The library finds them by name, though its types say nothing of that. */
export function nestedBookmark(title: string, ref: string, parent?: string) {
  return { title: plainText(title), fit: false as const, expanded: false as const, ref, parent }
}

interface Owner {
  readonly within?: Structure
}

/** A paragraph: its lead is a heading in bold, marked words have a background, and their notes a number behind them. */
function paragraphOf(
  pieces: readonly TextPiece[],
  props: { readonly key: string; readonly style: (typeof pdfStyles)['paragraph' | 'highlightedParagraph'] },
  { heading, ...owner }: Owner & { readonly heading: StructureType },
): ReactElement {
  const lead = pieces.filter(({ isLead }) => isLead).map(({ text }) => plainText(text))
  const runIn = lead.length === 0 ? {} : { runIn: { heading, length: lead.join('').length } }
  return createElement(
    Text,
    tagged('P', props, { ...owner, ...runIn }),
    ...pieces.flatMap(({ text, isLead, wash, note }, at) => [
      isLead || wash !== null
        ? createElement(
            Text,
            {
              key: `piece ${at}`,
              style: { ...(isLead ? pdfStyles.lead : {}), ...(wash === null ? {} : { backgroundColor: wash }) },
              ...(isLead ? unhyphenated : {}),
            },
            plainText(text),
          )
        : plainText(text),
      note === null ? null : createElement(Text, { key: `note ${at}`, style: pdfStyles.noteNumber }, ` [${note}]`),
    ]),
  )
}

/** Who speaks in what follows. */
function voiceLine(label: string, key: string, owner: Owner): ReactElement {
  return createElement(Text, tagged('P', { key: `${key} voice`, style: pdfStyles.voice, minPresenceAhead: 20 }, owner), plainText(label))
}

/** What somebody wrote about a passage, under the paragraph where it ends. */
function passageNote({ number, lines }: PassageNote, key: string, owner: Owner): ReactElement {
  return createElement(
    Text,
    tagged('P', { key: `${key} note ${number}`, style: pdfStyles.passageNote }, owner),
    createElement(Text, { style: pdfStyles.noteNumber }, `[${number}] `),
    plainText(lines.join('\n'), { lines: true }),
  )
}

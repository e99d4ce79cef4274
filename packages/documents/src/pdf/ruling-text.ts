import { Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import type { EntrySection } from '../document.ts'
import { plainText } from '../plain-text.ts'
import { pdfStyles } from './pdf-styles.ts'

/**
 * The text of a ruling by sections. `highlighted` sections have a yellow background and a bookmark; `pageMarker` adds an invisible
 * element where one begins.
 */
export function rulingText(
  sections: readonly EntrySection[],
  highlighted: ReadonlySet<string> = new Set(),
  pageMarker: (anchor: string) => ReactElement | null = () => null,
): ReactElement[] {
  return sections.flatMap(({ anchor, title, paragraphs }) => {
    const isHighlighted = highlighted.has(anchor)
    return [
      createElement(
        View,
        // A bookmark on an element that wraps would come twice. The background is on each part: around all of them it would begin on the
        // page before.
        {
          key: anchor,
          wrap: false,
          minPresenceAhead: 30,
          ...(isHighlighted ? { bookmark: title, style: pdfStyles.highlightedTitle } : {}),
        },
        isHighlighted ? pageMarker(anchor) : null,
        createElement(Text, { style: pdfStyles.sectionTitle }, plainText(title)),
      ),
      ...paragraphs.map((paragraph, index) =>
        createElement(
          Text,
          { key: `${anchor} ${index}`, style: isHighlighted ? pdfStyles.highlightedParagraph : pdfStyles.paragraph },
          plainText(paragraph),
        ),
      ),
    ]
  })
}

import { Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import type { EntrySection } from '../document-values.ts'
import { plainText } from '../plain-text.ts'
import { pdfStyles } from './pdf-styles.ts'

/** The text of a ruling by its sections; those `marked` stand on a wash of yellow and have a bookmark; `note` puts something invisible where one begins. */
export const rulingText = (
  sections: readonly EntrySection[],
  marked: ReadonlySet<string> = new Set(),
  note: (anchor: string) => ReactElement | null = () => null,
): ReactElement[] =>
  sections.map(({ anchor, title, paragraphs }) => {
    const isMarked = marked.has(anchor)
    return createElement(
      View,
      { key: anchor, ...(isMarked ? { style: pdfStyles.marked } : {}) },
      createElement(
        View,
        // A bookmark on what may be cut in two would come twice.
        { wrap: false, minPresenceAhead: 30, ...(isMarked ? { bookmark: title } : {}) },
        isMarked ? note(anchor) : null,
        createElement(Text, { style: pdfStyles.sectionTitle }, plainText(title)),
      ),
      ...paragraphs.map((paragraph, index) =>
        createElement(Text, { key: `${anchor} ${index}`, style: pdfStyles.paragraph }, plainText(paragraph)),
      ),
    )
  })

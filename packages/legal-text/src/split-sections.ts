import type { Section } from '@basejuris/domain'

/** Splits cleaned paragraphs into anchored sections; the paragraphs and their order are kept. */
export const splitSections = (paragraphs: readonly string[]): Section[] => [
  {
    anchor: 'texto',
    kind: 'texto',
    number: null,
    title: 'Texto',
    paragraphs: paragraphs.map((text, index) => ({ anchor: `p${index + 1}`, text })),
  },
]

import type { Section } from '@basejuris/domain'

const paragraphsAround = 2
const maxParagraphs = 12

/**
 * The passage at the anchor of a section or paragraph, with two paragraphs around it and at most twelve of its own. An unknown anchor
 * gives the beginning.
 */
export function passageWindow(sections: readonly Section[], anchor: string): Section[] {
  const places = sections.flatMap((section) =>
    section.paragraphs.map((paragraph) => ({ section: section.anchor, paragraph: paragraph.anchor })),
  )
  const isAt = ({ section, paragraph }: (typeof places)[number]): boolean => section === anchor || paragraph === anchor
  const first = Math.max(0, places.findIndex(isAt))
  const last = Math.min(Math.max(first, places.findLastIndex(isAt)), first + maxParagraphs - 1)
  let at = 0
  return sections.flatMap((section) => {
    const start = at
    at += section.paragraphs.length
    const paragraphs = section.paragraphs.filter(
      (_, index) => start + index >= first - paragraphsAround && start + index <= last + paragraphsAround,
    )
    return paragraphs.length === 0 ? [] : [{ ...section, paragraphs }]
  })
}

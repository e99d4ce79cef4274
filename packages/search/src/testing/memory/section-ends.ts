import type { NamespaceIndex } from './namespace-index.ts'
import type { PostingCursor } from './posting-list.ts'
import { sectionsField, sectionTerm } from './sections-field.ts'

/** Of one document: the first position that is no longer in the section of a position. Positions asked for may not fall. */
export type SectionEnds = (position: number) => number

/** Answers the section ends of a document. Call it with ascending ordinals. */
export function sectionEndsIn(index: NamespaceIndex, field: string): (ordinal: number) => SectionEnds {
  const cursor = index.fields.get(sectionsField(field))?.cursor(sectionTerm)
  return (ordinal) => {
    const sectionStarts = cursor === undefined ? [] : positionsIn(cursor, ordinal)
    let at = 0
    return (position) => {
      while ((sectionStarts[at] ?? Infinity) <= position) at += 1
      return sectionStarts[at] ?? Infinity
    }
  }
}

const positionsIn = (cursor: PostingCursor, ordinal: number): number[] =>
  cursor.advanceTo(ordinal) && cursor.ordinal === ordinal ? cursor.positions() : []

export function oneSection(): SectionEnds {
  return () => Infinity
}

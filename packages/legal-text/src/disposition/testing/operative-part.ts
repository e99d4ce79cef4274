import type { Section, SectionKind } from '@basejuris/domain'
import { type DispositionLine, findDisposition } from '../find-disposition.ts'

/** A section whose paragraphs have the anchors `p<first>` and on. */
export function section(kind: SectionKind, texts: readonly string[], first = 1): Section {
  return {
    anchor: kind,
    kind,
    number: null,
    title: kind,
    paragraphs: texts.map((text, index) => ({ anchor: `p${first + index}`, text })),
  }
}

/** The line of an operative part with these paragraphs. */
export function ruled(...texts: string[]): DispositionLine | null {
  return findDisposition([section('resolutiva', texts)])?.line ?? null
}

/** The words of that line. */
export function said(...texts: string[]): string | undefined {
  return ruled(...texts)?.text
}

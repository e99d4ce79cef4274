import type { SectionView } from '@basejuris/contract'
import { isVote } from '@basejuris/contract/voice-labels'
import { countHits } from './paragraph-hits.ts'
import { sectionExcerpt } from './section-excerpt.ts'
import { isNumbered, sectionLabel } from './section-names.ts'

export interface ContentsEntry {
  readonly anchor: string
  /** «Vistos», «c. 7°», «Voto en contra». */
  readonly label: string
  readonly excerpt: string
  /** Hits of the query in the section. */
  readonly hits: number
  /** 1 for the parts of the ruling, 2 for its considerandos, which stand beside these, 3 for those of a vote, which hang under it. */
  readonly level: 1 | 2 | 3
}

/** The contents: one entry per section, in order. */
export function contentsOf(sections: readonly SectionView[]): ContentsEntry[] {
  return sections.map((section) => {
    const numbered = isNumbered(section)
    return {
      anchor: section.ancla,
      label: sectionLabel(section),
      excerpt: numbered ? sectionExcerpt(section) : '',
      hits: countHits(section),
      level: numbered ? (isVote(section) ? 3 : 2) : 1,
    }
  })
}

import type { SectionView } from '@basejuris/contract'
import { joinMarks } from '../../../components/ruling/marks.ts'

export type ParagraphView = SectionView['parrafos'][number]

export function paragraphHits({ texto, marcas }: ParagraphView) {
  return joinMarks(texto, marcas)
}

/** Number of hits, adjacent ones joined as they are shown. */
export function countHits(section: SectionView): number {
  return section.parrafos.reduce((sum, paragraph) => sum + paragraphHits(paragraph).length, 0)
}

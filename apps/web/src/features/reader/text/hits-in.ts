import type { SectionView } from '@basejuris/contract'
import { joinMarks } from '../../../components/ui/join-marks.ts'

export type ParagraphView = SectionView['parrafos'][number]

export const hitsIn = ({ texto, marcas }: ParagraphView) => joinMarks(texto, marcas)

/** Hits as they are shown and walked. */
export const countHits = (section: SectionView): number => section.parrafos.reduce((sum, paragraph) => sum + hitsIn(paragraph).length, 0)

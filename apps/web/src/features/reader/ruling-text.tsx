import type { RulingView, SectionView } from '@basejuris/contract'
import { StaticHtml } from '../../components/static-html/static-html.tsx'
import { textHtml } from './text/section-html.ts'

/** Characters from which distant text gets its layout late. For shorter texts a full layout costs less than wrong height estimates. */
const longText = 80_000

const lengthOf = (sections: readonly SectionView[]): number =>
  sections.reduce((sum, section) => section.parrafos.reduce((inner, paragraph) => inner + paragraph.texto.length, sum), 0)

interface RulingTextProps {
  readonly sections: readonly SectionView[]
  readonly targets: RulingView['destinos']
  /** Before each anchor where the page holds two texts. */
  readonly prefix?: string
}

export function RulingText({ sections, targets, prefix = '' }: RulingTextProps) {
  return <StaticHtml className={lengthOf(sections) > longText ? 'rd-text rd-long' : 'rd-text'} html={textHtml(sections, targets, prefix)} />
}

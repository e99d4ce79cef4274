import type { RulingView, SectionView } from '@basejuris/contract'
import { StaticHtml } from '../../components/static-html/static-html.tsx'
import { textHtml } from './text/section-html.ts'

/** Characters from which far text is not laid out until it comes near. Below, laying it all out takes less than foreseeing it wrong costs. */
const longText = 80_000

const lengthOf = (sections: readonly SectionView[]): number =>
  sections.reduce((sum, section) => section.parrafos.reduce((inner, paragraph) => inner + paragraph.texto.length, sum), 0)

interface RulingTextProps {
  readonly sections: readonly SectionView[]
  readonly targets: RulingView['destinos']
}

export function RulingText({ sections, targets }: RulingTextProps) {
  return <StaticHtml className={lengthOf(sections) > longText ? 'rd-text rd-long' : 'rd-text'} html={textHtml(sections, targets)} />
}

import type { SectionView } from '@basejuris/contract'

type Section = Pick<SectionView, 'ancla' | 'tipo' | 'numero' | 'titulo' | 'relato' | 'voz'> & {
  readonly parrafos: readonly Pick<SectionView['parrafos'][number], 'ancla' | 'texto' | 'marcas' | 'voces'>[]
}
export interface ContextPart {
  readonly section: Section
  readonly paragraphs: Section['parrafos']
  /** True for the passage itself, false for its context. */
  readonly isPassage: boolean
}

const contextParagraphs = 2
const maxParagraphs = 12

/** The section or paragraph at an anchor with its neighbours. Without that anchor, the beginning of the ruling. */
export function passageInContext(sections: readonly Section[], anchor: string): ContextPart[] {
  const lines = sections.flatMap((section) => section.parrafos.map((paragraph) => ({ section, paragraph })))
  const isAt = ({ section, paragraph }: (typeof lines)[number]) => section.ancla === anchor || paragraph.ancla === anchor
  const first = Math.max(0, lines.findIndex(isAt))
  const last = Math.min(Math.max(first, lines.findLastIndex(isAt)), first + maxParagraphs - 1)
  const parts: { section: Section; paragraphs: Section['parrafos'][number][]; isPassage: boolean }[] = []
  lines.slice(Math.max(0, first - contextParagraphs), last + contextParagraphs + 1).forEach(({ section, paragraph }, index) => {
    const at = Math.max(0, first - contextParagraphs) + index
    const isPassage = at >= first && at <= last
    const part = parts.at(-1)
    if (part !== undefined && part.section === section && part.isPassage === isPassage) part.paragraphs.push(paragraph)
    else parts.push({ section, paragraphs: [paragraph], isPassage })
  })
  return parts
}

import type { RulingView, SectionView } from '@basejuris/contract'
import { headers } from 'next/headers'
import { textHtml } from '../text/section-html.ts'
import { StaticText } from './static-text.tsx'
import { leaveText } from './text-handover.ts'

/** A browser asks for documents with `Accept: text/html…`; whoever does not gets the text with the page's data, twice but whole. */
const asksForDocument = async (): Promise<boolean> => (await headers()).get('accept')?.includes('text/html') ?? false

/** Characters from which far text is not laid out until it comes near. Below, laying it all out takes less than foreseeing it wrong costs. */
const longText = 80_000

const lengthOf = (sections: readonly SectionView[]): number =>
  sections.reduce((sum, section) => section.parrafos.reduce((inner, paragraph) => inner + paragraph.texto.length, sum), 0)

export async function RulingText({
  sections,
  targets,
}: {
  readonly sections: readonly SectionView[]
  readonly targets: RulingView['destinos']
}) {
  const html = textHtml(sections, targets)
  const document = await asksForDocument()
  const ticket = document ? leaveText(html) : crypto.randomUUID()
  return (
    <StaticText
      key={ticket}
      className={lengthOf(sections) > longText ? 'rd-text rd-long' : 'rd-text'}
      ticket={ticket}
      html={document ? null : html}
    />
  )
}

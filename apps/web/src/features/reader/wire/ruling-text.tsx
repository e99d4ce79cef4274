import type { SectionView } from '@basejuris/contract'
import { headers } from 'next/headers'
import { textHtml } from '../text/section-html.ts'
import { StaticText } from './static-text.tsx'
import { leaveText } from './text-handover.ts'

/** A browser asks for documents with `Accept: text/html…`; whoever does not gets the text with the page's data, twice but whole. */
export const asksForDocument = async (): Promise<boolean> => (await headers()).get('accept')?.includes('text/html') ?? false

export async function RulingText({ sections }: { readonly sections: readonly SectionView[] }) {
  const html = textHtml(sections)
  const document = await asksForDocument()
  const ticket = document ? leaveText(html) : crypto.randomUUID()
  return <StaticText key={ticket} className="rd-text" ticket={ticket} html={document ? null : html} />
}

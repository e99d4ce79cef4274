import { headers } from 'next/headers'
import { leaveHtml } from './html-handoff.ts'
import { StaticText } from './static-text.tsx'

/** A browser asks for documents with `Accept: text/html…`; whoever does not gets the text with the page's data, twice but whole. */
const asksForDocument = async (): Promise<boolean> => (await headers()).get('accept')?.includes('text/html') ?? false

interface StaticHtmlProps {
  readonly className: string
  /** Safe as it is: whoever builds it escapes all that it is given. */
  readonly html: string
}

/** Markup without behaviour of its own, on the wire once and never drawn by React: for what is long. */
export async function StaticHtml({ className, html }: StaticHtmlProps) {
  const document = await asksForDocument()
  const ticket = document ? leaveHtml(html) : crypto.randomUUID()
  return <StaticText key={ticket} className={className} ticket={ticket} html={document ? null : html} />
}

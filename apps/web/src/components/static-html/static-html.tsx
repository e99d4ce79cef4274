import { headers } from 'next/headers'
import { leaveHtml } from './html-handoff.ts'
import { StaticText } from './static-text.tsx'

/** Browsers request documents with `Accept: text/html…`. Other requests get the HTML inside the page data. */
const asksForDocument = async (): Promise<boolean> => (await headers()).get('accept')?.includes('text/html') ?? false

interface StaticHtmlProps {
  readonly className: string
  /** Trusted: its builder escapes every value. */
  readonly html: string
}

/** Static markup that React never renders, sent once. For long content. */
export async function StaticHtml({ className, html }: StaticHtmlProps) {
  const document = await asksForDocument()
  const ticket = document ? leaveHtml(html) : crypto.randomUUID()
  return <StaticText key={ticket} className={className} ticket={ticket} html={document ? null : html} />
}

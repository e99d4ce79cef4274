import { Document, Page, renderToStream, Text } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import type { DocumentHead, DocumentPart, RulingEntry, WriteDocument } from '../document.ts'
import { plainText } from '../plain-text.ts'
import { factsLine, isSingleRuling } from '../ruling-lines.ts'
import { documentHead } from './document-head.ts'
import { pageFooter } from './page-footer.ts'
import { pdfStyles } from './pdf-styles.ts'
import { registerFonts } from './register-fonts.ts'
import { listedRuling, rulingSource } from './ruling-block.ts'
import { rulingText } from './ruling-text.ts'

const page = (key: string, footer: string, children: readonly ReactElement[], bookmark?: string): ReactElement =>
  createElement(
    Page,
    { key, size: 'LETTER', experimentalPagination: true, style: pdfStyles.page, ...(bookmark === undefined ? {} : { bookmark }) },
    pageFooter(footer),
    ...children,
  )

const wholeRuling = (entry: RulingEntry, head: DocumentHead): ReactElement[] => [
  createElement(Text, { key: 'meta', style: pdfStyles.meta }, plainText(factsLine(entry))),
  ...rulingSource(entry, head),
  ...rulingText(entry.sections),
]

/** A ruling with its text begins a page of its own. */
const rulingPage = (entry: RulingEntry, head: DocumentHead): ReactElement =>
  page(
    entry.citable.docId,
    plainText(entry.citable.caption),
    [
      createElement(Text, { key: 'caption', style: pdfStyles.rulingCaption }, plainText(entry.citable.caption)),
      ...wholeRuling(entry, head),
    ],
    plainText(entry.citable.caption),
  )

/** A list with passages, or whole rulings with a bookmark each where the entries have text. A single ruling follows the title. */
export const writePdf: WriteDocument = async function* (head, entries, total) {
  registerFonts()
  const listed: ReactElement[] = []
  const pages: ReactElement[] = []
  let alone = false
  let done = 0
  for await (const entry of entries) {
    alone = isSingleRuling(entry, head, total)
    if (alone) listed.push(...wholeRuling(entry, head))
    else if (entry.sections.length === 0) listed.push(listedRuling(entry, head, listed.length + 1))
    else pages.push(rulingPage(entry, head))
    done += 1
    yield { stage: 'read', done, total } satisfies DocumentPart
  }
  const title = plainText(head.title)
  const properties = { title, author: 'BaseJuris', language: 'es-CL' }
  const first = page('list', title, [documentHead(head), ...listed], alone ? title : undefined)
  const stream = await renderToStream(createElement(Document, properties, first, ...pages))
  for await (const bytes of stream) yield bytes as Buffer
}

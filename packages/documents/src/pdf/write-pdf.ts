import { Document, Page, Text } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import type { DocumentHead, DocumentPart, RulingEntry, WriteDocument } from '../document.ts'
import { plainText } from '../plain-text.ts'
import { factsLine, isSingleRuling } from '../ruling-lines.ts'
import { documentHead } from './document-head.ts'
import { pageFooter } from './page-footer.ts'
import { pdfStyles } from './pdf-styles.ts'
import { registerFonts, unhyphenated } from './register-fonts.ts'
import { decisionLine, listedRuling, quotedPassages, rulingSource } from './ruling-block.ts'
import { rulingText } from './ruling-text.ts'
import { renderTagged } from './tagging/render-tagged.ts'
import { type StructureType, tagged } from './tagging/structure.ts'

const page = (key: string, footer: string, children: readonly ReactElement[], bookmark?: string): ReactElement =>
  createElement(
    Page,
    tagged('Sect', {
      key,
      size: 'LETTER' as const,
      experimentalPagination: true,
      style: pdfStyles.page,
      ...(bookmark === undefined ? {} : { bookmark }),
    }),
    pageFooter(footer),
    ...children,
  )

const wholeRuling = (entry: RulingEntry, head: DocumentHead, heading: StructureType): ReactElement[] => [
  createElement(Text, tagged('P', { key: 'meta', style: pdfStyles.meta }), plainText(factsLine(entry))),
  ...decisionLine(entry),
  ...quotedPassages(entry),
  ...rulingSource(entry, head),
  ...rulingText(entry.sections, { heading }),
]

/** A ruling with its text begins a page of its own. */
const rulingPage = (entry: RulingEntry, head: DocumentHead): ReactElement =>
  page(
    entry.citable.docId,
    plainText(entry.citable.caption),
    [
      createElement(
        Text,
        tagged('H2', { key: 'caption', style: pdfStyles.rulingCaption, ...unhyphenated }),
        plainText(entry.citable.caption),
      ),
      ...wholeRuling(entry, head, 'H3'),
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
    if (alone) listed.push(...wholeRuling(entry, head, 'H2'))
    else if (entry.sections.length === 0) listed.push(listedRuling(entry, head, listed.length + 1))
    else pages.push(rulingPage(entry, head))
    done += 1
    yield { stage: 'read', done, total } satisfies DocumentPart
  }
  const title = plainText(head.title)
  const first = page('list', title, [documentHead(head), ...listed], alone ? title : undefined)
  yield* renderTagged(createElement(Document, null, first, ...pages), { title, author: 'BaseJuris' })
}

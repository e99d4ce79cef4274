import { AlignmentType, Document, Footer, Packer, PageNumber, Paragraph, TextRun } from 'docx'
import type { WriteDocument } from '../document.ts'
import { plainText } from '../plain-text.ts'
import { isSingleRuling } from '../ruling-lines.ts'
import { docxHead } from './docx-head.ts'
import { docxRuling } from './docx-ruling.ts'
import { docxStyles } from './docx-styles.ts'

export function pageNumber(): Paragraph {
  return new Paragraph({
    alignment: AlignmentType.RIGHT,
    children: [new TextRun({ children: [PageNumber.CURRENT, ' de ', PageNumber.TOTAL_PAGES], size: 17, color: '56606E' })],
  })
}
export const pageNumbers = new Footer({ children: [pageNumber()] })

/** Letter paper with margins of an inch, in twentieths of a point. */
export const letterPage = { size: { width: 12_240, height: 15_840 }, margin: { top: 1440, bottom: 1440, left: 1440, right: 1440 } }

/** A word-processor document with a heading for each ruling. */
export const writeDocx: WriteDocument = async function* (head, entries, total) {
  const children: Paragraph[] = docxHead(head)
  let done = 0
  for await (const entry of entries) {
    done += 1
    children.push(...docxRuling(entry, head, isSingleRuling(entry, head, total) ? null : done))
    yield { stage: 'read', done, total }
  }
  const document = new Document({
    creator: 'BaseJuris',
    title: plainText(head.title),
    styles: docxStyles,
    sections: [{ properties: { page: letterPage }, footers: { default: pageNumbers }, children }],
  })
  yield await Packer.toBuffer(document)
}

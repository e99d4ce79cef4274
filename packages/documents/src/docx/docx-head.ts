import { HeadingLevel, Paragraph, TextRun } from 'docx'
import type { DocumentHead, EntryNote } from '../document.ts'
import { plainText } from '../plain-text.ts'

/** Title, request and notices. */
export function docxHead(head: DocumentHead): Paragraph[] {
  return [
    new Paragraph({ text: plainText(head.title), heading: HeadingLevel.TITLE }),
    ...head.facts.map(
      ({ name, value }) =>
        new Paragraph({ style: 'Datos', children: [new TextRun({ text: `${name}: `, bold: true }), new TextRun(plainText(value))] }),
    ),
    ...head.notices.map((notice) => new Paragraph({ style: 'Datos', text: plainText(notice) })),
    ...head.notes.flatMap(docxNote),
  ]
}

/** A note, a paragraph for each of its lines. */
export function docxNote({ source, text }: EntryNote): Paragraph[] {
  return text.split('\n').map(
    (line, at) =>
      new Paragraph({
        style: 'Nota',
        children: [
          ...(at === 0 ? [new TextRun({ text: plainText(`Nota (${source}): `), italics: true })] : []),
          new TextRun(plainText(line)),
        ],
      }),
  )
}

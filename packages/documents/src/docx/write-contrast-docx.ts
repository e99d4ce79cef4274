import {
  Document,
  ExternalHyperlink,
  HeadingLevel,
  Packer,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { EntryOpposition, EntryPassage, RulingEntry, WriteDocument } from '../document.ts'
import { plainText } from '../plain-text.ts'
import { requestLines, warningsOf } from '../ruling-lines.ts'
import { docxStyles } from './docx-styles.ts'
import { letterPage, pageNumbers } from './write-docx.ts'

const columns = [
  { name: 'N°', width: 500 },
  { name: 'Sentencia contraria', width: 2900 },
  { name: 'Lo que dice', width: 4300 },
  { name: 'Lo que se le opone', width: 4300 },
  { name: 'Firmeza', width: 1500 },
] as const
const tableWidth = columns.reduce((sum, { width }) => sum + width, 0)

const text = (words: string): Paragraph => new Paragraph({ style: 'Datos', text: plainText(words) })

const linked = (words: string, link: string): Paragraph =>
  new Paragraph({
    style: 'Datos',
    children: [new ExternalHyperlink({ link, children: [new TextRun({ text: plainText(words), style: 'Hyperlink' })] })],
  })

const quoted = (passage: EntryPassage | null): Paragraph[] =>
  passage === null
    ? [text('Sin pasaje: no se encontró, o su base requiere una suscripción premium.')]
    : [
        new Paragraph({
          style: 'Datos',
          children: [new TextRun({ text: `${plainText(passage.place)}: `, bold: true }), new TextRun(`«${plainText(passage.text)}»`)],
        }),
      ]

const cell = (at: number, children: readonly Paragraph[]): TableCell =>
  new TableCell({ width: { size: columns[at]?.width ?? 0, type: WidthType.DXA }, children: [...children] })

const headerRow = (): TableRow =>
  new TableRow({
    tableHeader: true,
    children: columns.map(({ name }, at) =>
      cell(at, [new Paragraph({ style: 'Datos', children: [new TextRun({ text: name, bold: true })] })]),
    ),
  })

const row = (entry: RulingEntry, opposition: EntryOpposition, number: number): TableRow => {
  const { citation, url } = entry
  const { article, detail, finality, passage, against } = opposition
  return new TableRow({
    cantSplit: true,
    children: [
      cell(0, [text(`${number}`)]),
      cell(1, [text(citation), text(article), text(detail), ...warningsOf(entry).map(text), linked('Ver en BaseJuris', url)]),
      cell(2, quoted(passage)),
      cell(3, [...quoted(against.passage), text(against.citation), text(against.detail), linked('Ver en BaseJuris', against.url)]),
      cell(4, [text(finality ?? '')]),
    ],
  })
}

/** Contrary rulings as a table on landscape pages: each with its passage beside the one that it opposes. */
export const writeContrastDocx: WriteDocument = async function* (head, entries, total) {
  const rows = [headerRow()]
  for await (const entry of entries) {
    if (entry.opposition !== undefined) rows.push(row(entry, entry.opposition, rows.length))
    yield { stage: 'read', done: rows.length - 1, total }
  }
  const children = [
    new Paragraph({ text: plainText(head.title), heading: HeadingLevel.TITLE }),
    ...requestLines(head).map(text),
    new Table({
      width: { size: tableWidth, type: WidthType.DXA },
      columnWidths: columns.map(({ width }) => width),
      layout: TableLayoutType.FIXED,
      rows,
    }),
  ]
  const page = { ...letterPage, size: { ...letterPage.size, orientation: PageOrientation.LANDSCAPE } }
  const document = new Document({
    creator: 'BaseJuris',
    title: plainText(head.title),
    styles: docxStyles,
    sections: [{ properties: { page }, footers: { default: pageNumbers }, children }],
  })
  yield await Packer.toBuffer(document)
}

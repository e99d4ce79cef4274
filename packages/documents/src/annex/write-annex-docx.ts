import {
  BorderStyle,
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { heading, line, linked, named } from '../docx/docx-paragraphs.ts'
import { docxStyles } from '../docx/docx-styles.ts'
import { letterPage, pageNumbers } from '../docx/write-docx.ts'
import { plainText } from '../plain-text.ts'
import { type AnnexFinding, type AnnexMissed, type AnnexQuotation, type AnnexWords, annexWords, type WriteAnnex } from './annex.ts'

/** Twentieths of a point between the margins. */
const textWidth = 9360
const rule = { style: BorderStyle.SINGLE, size: 4, color: 'C9CDD4' }
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }

/** «Anexo de verificación» as a word-processor document. */
export const writeAnnexDocx: WriteAnnex = async function* (annex) {
  const children = [
    heading(annex.title, HeadingLevel.TITLE),
    ...annex.facts.map(({ name, value }) => named(name, value)),
    ...annex.notices.map((notice) => line('Datos', notice)),
    heading(annexWords.summary, HeadingLevel.HEADING_1),
    line('Normal', annex.headline),
    table(
      [7000, 2360],
      annex.counts.map(({ verdict, count }) => [verdict, count]),
    ),
    ...(annex.untried.length === 0
      ? []
      : [heading(annexWords.untried, HeadingLevel.HEADING_2), ...annex.untried.map((text) => line('Normal', text))]),
    heading(annexWords.authorities, HeadingLevel.HEADING_1),
    ...(annex.placesNote === null ? [] : [line('Datos', annex.placesNote)]),
    ...annex.authorities.flatMap(({ title, rows }) => [
      heading(title, HeadingLevel.HEADING_2),
      table(
        [4700, 2500, 2160],
        rows.map(({ name, places, verdict }) => [name, places, verdict]),
        [annexWords.authority, annexWords.places, annexWords.verdict],
      ),
    ]),
    ...annex.groups.flatMap(({ title, findings }) => [heading(title, HeadingLevel.HEADING_1), ...findings.flatMap(finding)]),
    ...(annex.loose === null
      ? []
      : [
          heading(annex.loose.title, HeadingLevel.HEADING_1),
          line('Normal', annex.loose.note),
          ...annex.loose.quotations.flatMap((one) => [
            heading(one.heading, HeadingLevel.HEADING_2),
            line('Datos', one.location),
            ...quotation(one),
          ]),
        ]),
    ...(annex.missed === null
      ? []
      : [heading(annex.missed.title, HeadingLevel.HEADING_1), line('Normal', annex.missed.note), ...annex.missed.rulings.flatMap(missed)]),
  ]
  const document = new Document({
    creator: 'BaseJuris',
    title: plainText(annex.title),
    styles: docxStyles,
    sections: [{ properties: { page: letterPage }, footers: { default: pageNumbers }, children }],
  })
  yield await Packer.toBuffer(document)
}

/** A table with lines between its rows. Its head repeats on every page. */
function table(widths: readonly number[], rows: readonly (readonly string[])[], head?: readonly string[]): Table {
  const cell = (text: string, width: number, bold: boolean): TableCell =>
    new TableCell({
      width: { size: width, type: WidthType.DXA },
      margins: { top: 40, bottom: 40, left: 0, right: 120 },
      children: [new Paragraph({ children: [new TextRun({ text: plainText(text), bold, size: 20 })], spacing: { after: 0 } })],
    })
  const row = (cells: readonly string[], isHead: boolean): TableRow =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: cells.map((text, at) => cell(text, widths[at] ?? 0, isHead)),
    })
  return new Table({
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: [...widths],
    layout: TableLayoutType.FIXED,
    borders: { top: rule, bottom: rule, insideHorizontal: rule, left: none, right: none, insideVertical: none },
    rows: [...(head === undefined ? [] : [row(head, true)]), ...rows.map((cells) => row(cells, false))],
  })
}

function finding(one: AnnexFinding): (Paragraph | Table)[] {
  const { differences, quotations, lists, officialText } = one
  return [
    heading(`${one.number}. ${one.verdict}: ${one.understood}`, HeadingLevel.HEADING_2),
    line('Datos', `«${one.written}» (${one.place})`),
    ...one.sentences.map((text) => line('Normal', text)),
    ...(differences.length === 0
      ? []
      : [
          table(
            [1800, 3780, 3780],
            differences.map(({ name, written, found }) => [name, written, found]),
            ['', annexWords.written, annexWords.found],
          ),
        ]),
    ...quotations.flatMap(quotation),
    ...lists.flatMap(({ title, links }) => [
      line('Nota', title),
      ...links.map((link) => new Paragraph({ style: 'Nota', children: [linked(link)] })),
    ]),
    ...(officialText === null ? [] : [new Paragraph({ style: 'Nota', children: [linked(officialText)] })]),
  ]
}

function quotation({ written, place, passage, words, note, legend }: AnnexQuotation): Paragraph[] {
  const side = (kind: 'written' | 'source', plain: string): TextRun[] =>
    words.length === 0 ? [new TextRun(plainText(plain))] : words.filter((one) => one.kind !== other(kind)).flatMap((one) => wordsRun(one))
  return [
    new Paragraph({
      style: 'Quote',
      children: [new TextRun({ text: `${annexWords.written}: `, color: '56606E' }), ...side('written', `«${written}»`)],
    }),
    ...(passage === null
      ? []
      : [
          new Paragraph({
            style: 'Quote',
            children: [
              place === null ? new TextRun({ text: annexWords.source, color: '56606E' }) : linked(place),
              new TextRun(': '),
              ...side('source', `«${passage}»`),
            ],
          }),
        ]),
    line('Nota', `${note} ${legend}`.trim()),
  ]
}

function missed({ reason, ruling, sentence, citations, passage, note }: AnnexMissed): Paragraph[] {
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_2, children: [new TextRun(plainText(`${reason}: `)), linked(ruling)] }),
    ...(citations === '' ? [] : [line('Datos', citations)]),
    line('Normal', sentence),
    ...(passage === null
      ? []
      : [new Paragraph({ style: 'Quote', children: [new TextRun(`${plainText(`«${passage.text}»`)} `), linked(passage.place)] })]),
    ...(note === null ? [] : [line('Nota', note)]),
  ]
}

const other = (kind: 'written' | 'source'): AnnexWords['kind'] => (kind === 'written' ? 'source' : 'written')

/** Words of one side alone are struck through or underlined. */
const wordsRun = ({ kind, text }: AnnexWords): TextRun[] => [
  new TextRun({
    text: plainText(text),
    strike: kind === 'written',
    ...(kind === 'source' ? { underline: {} } : {}),
    italics: kind === 'hidden',
  }),
  new TextRun(' '),
]

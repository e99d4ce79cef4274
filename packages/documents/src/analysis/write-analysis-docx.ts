import { Document, Footer, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx'
import { heading, line, linked, named } from '../docx/docx-paragraphs.ts'
import { docxStyles } from '../docx/docx-styles.ts'
import { letterPage, pageNumber } from '../docx/write-docx.ts'
import { plainText } from '../plain-text.ts'
import {
  type AnalysisDocument,
  type DocumentFigure,
  type TableAnswer,
  type TableRuling,
  valueWords,
  type WriteAnalysis,
} from './analysis-document.ts'

/** An analysis as a word-processor document: figures, reasons that repeat, and each ruling with its answers and quotations. */
export const writeAnalysisDocx: WriteAnalysis = async function* (analysis) {
  const { title, facts, notices, columns, figures, passages, rulings, footer } = analysis
  const children = [
    heading(title, HeadingLevel.TITLE),
    ...facts.map(({ name, value }) => named(name, value)),
    ...notices.map((notice) => line('Datos', notice)),
    heading('Preguntas', HeadingLevel.HEADING_1),
    ...columns.map((column) => named(column.title, `${column.question} ${column.counts}`)),
    ...figures.flatMap(figureTable),
    ...(passages.length === 0 ? [] : [heading('Razones que se repiten', HeadingLevel.HEADING_1)]),
    ...passages.flatMap(({ text, place, note }) => [line('Nota', note), quoted(text, place)]),
    heading('Sentencias', HeadingLevel.HEADING_1),
    ...rulings.flatMap((ruling) => answered(ruling, columns)),
  ]
  const document = new Document({
    creator: 'BaseJuris',
    title: plainText(title),
    styles: docxStyles,
    sections: [
      {
        properties: { page: letterPage },
        footers: { default: new Footer({ children: [line('Datos', footer), pageNumber()] }) },
        children,
      },
    ],
  })
  yield await Packer.toBuffer(document)
}

const quoted = (text: string, place: Parameters<typeof linked>[0]): Paragraph =>
  new Paragraph({ style: 'Quote', children: [new TextRun(`${plainText(`«${text}»`)} `), linked(place)] })

function figureTable({ title, header, rows }: DocumentFigure): (Paragraph | Table)[] {
  const cell = (text: string, bold = false): TableCell =>
    new TableCell({ children: [new Paragraph({ children: [new TextRun({ text: plainText(text), bold })] })] })
  return [
    heading(title, HeadingLevel.HEADING_1),
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: [
        new TableRow({ tableHeader: true, children: header.map((name) => cell(name, true)) }),
        ...rows.map((row) => new TableRow({ children: row.map((value) => cell(typeof value === 'string' ? value : value.shown)) })),
      ],
    }),
  ]
}

function answered({ number, ruling, caption, outcome, warning, answers }: TableRuling, columns: AnalysisDocument['columns']): Paragraph[] {
  return [
    heading(`${number}. ${caption === '' ? ruling.text : caption}`, HeadingLevel.HEADING_2),
    new Paragraph({ style: 'Nota', children: [linked(ruling), new TextRun(outcome === '' ? '' : ` · ${plainText(outcome)}`)] }),
    ...(warning === '' ? [] : [line('Aviso', warning)]),
    ...answers.flatMap((answer, at) => answerLines(columns[at]?.title ?? '', answer)),
  ]
}

function answerLines(title: string, { value, state, quotation }: TableAnswer): Paragraph[] {
  const words = [valueWords(value), state === '' ? '' : `(${state.toLowerCase()})`].filter(Boolean).join(' ')
  return [
    ...(words === '' && quotation === null ? [] : [named(title, words)]),
    ...(quotation === null
      ? []
      : [...(quotation.voice === null ? [] : [line('Datos', quotation.voice)]), quoted(quotation.text, quotation.place)]),
  ]
}

import { type SheetCell, writeWorkbook } from '../tables/write-xlsx.ts'
import { type AnalysisDocument, type FigureValue, type TableAnswer, valueWords, type WriteAnalysis } from './analysis-document.ts'

type Cell = string | number | Date

const rulingColumns = [
  { name: 'N°', width: 6 },
  { name: 'Sentencia', width: 34 },
  { name: 'Carátula', width: 36 },
  { name: 'Tribunal', width: 28 },
  { name: 'Fecha', width: 12 },
  { name: 'Resultado de la ficha', width: 18 },
] as const

const dayOf = (day: string | null): Cell => (day === null ? '' : new Date(day))

function cellOf({ value, state }: TableAnswer): Cell {
  if (state !== '') return valueWords(value) === '' ? state : `${valueWords(value)} (${state.toLowerCase()})`
  if (typeof value === 'string') return value
  return 'amount' in value ? value.amount : new Date(value.date)
}

/** The table, a sheet with every quotation, and the figures. A text answer is its quotation. */
export const writeAnalysisXlsx: WriteAnalysis = async function* (analysis) {
  const { columns, rulings } = analysis
  const table = {
    name: 'Tabla',
    columns: [...rulingColumns, ...columns.map(({ title }) => ({ name: title, width: 24 })), { name: 'Avisos', width: 40 }],
    rows: rulings.map(({ number, ruling, caption, court, decidedOn, outcome, warning, answers }): Cell[] => [
      number,
      ruling.text,
      caption,
      court,
      dayOf(decidedOn),
      outcome,
      ...answers.map((answer) => (cellOf(answer) === '' && answer.quotation !== null ? `«${answer.quotation.text}»` : cellOf(answer))),
      warning,
    ]),
  }
  yield await writeWorkbook([table, quotationSheet(analysis), figureSheet(analysis)], {
    ...analysis,
    facts: [...analysis.facts, ...columns.map(({ title, question, counts }) => ({ name: title, value: `${question} ${counts}` }))],
    notes: [],
  })
}

const quotationSheet = ({ columns, rulings }: AnalysisDocument) => ({
  name: 'Citas',
  columns: [
    { name: 'N°', width: 6 },
    { name: 'Sentencia', width: 34 },
    { name: 'Pregunta', width: 30 },
    { name: 'Respuesta', width: 22 },
    { name: 'Lugar', width: 12 },
    { name: 'Cita textual', width: 100 },
    { name: 'Voz', width: 22 },
    { name: 'Enlace', width: 44 },
  ],
  rows: rulings.flatMap(({ number, ruling, answers }) =>
    answers.flatMap((answer, at): Cell[][] => {
      const { quotation } = answer
      if (quotation === null) return []
      const { place, text, voice } = quotation
      return [[number, ruling.text, columns[at]?.title ?? '', cellOf(answer), place.text, `«${text}»`, voice ?? '', place.url]]
    }),
  ),
})

function figureCell(value: FigureValue): SheetCell {
  if (typeof value === 'string') return value
  return 'number' in value ? value.number : { share: value.share }
}

/** One table under the other: a sheet has one header, so each names its figure. */
const figureSheet = ({ figures }: AnalysisDocument) => ({
  name: 'Cifras',
  columns: [{ name: 'Cifra', width: 30 }, ...(figures[0]?.header ?? []).map((name) => ({ name, width: 22 }))],
  rows: figures.flatMap(({ title, rows }) => rows.map((row): SheetCell[] => [title, ...row.map(figureCell)])),
})

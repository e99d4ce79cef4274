import {
  type AnalysisCell,
  type AnalysisColumn,
  type AnalysisFigures,
  type AnalysisRow,
  exportMediaTypes,
  type figureDimensions,
} from '@basejuris/contract'
import {
  type AnalysisDocument,
  type DocumentFigure,
  type DocumentPart,
  fileName,
  type TableAnswer,
  type TableRuling,
  writeInWorker,
} from '@basejuris/documents'
import {
  type ColumnType,
  cellStateMeanings,
  cellStateNames,
  chileanDate,
  columnTypeNames,
  formatCount,
  formatDate,
  formatPesos,
  formatPlural,
  type Outcome,
  outcomeNames,
  type UserActor,
} from '@basejuris/domain'
import type { Services } from '../../services.ts'
import { maskedNotice } from '../exports/export-notices.ts'
import { decryptContent } from './analysis-content.ts'
import { figuresOf } from './figures.ts'
import { readTable } from './read-table.ts'
import { ownAnalysis, presentAnalysis, presentRows } from './view-analysis.ts'

export interface ExportAnalysis {
  readonly id: string
  readonly formato: 'xlsx' | 'docx'
  readonly now: Date
  readonly signal: AbortSignal
}

/** An analysis as a file, with what its rulings say today. */
export async function exportAnalysis(
  services: Services,
  actor: UserActor,
  { id, formato, now, signal }: ExportAnalysis,
): Promise<AsyncGenerator<DocumentPart>> {
  const row = await ownAnalysis(services, actor, id)
  const content = decryptContent(services, row)
  const table = await readTable(services, actor, row)
  const [analysis, rows, figures] = await Promise.all([
    presentAnalysis(services, { row, content, table }),
    presentRows(services, { table, columns: content.columnas }, table.rows),
    figuresOf(services, table),
  ])
  const { publicUrl } = services.site
  const day = formatDate(chileanDate(now))
  const missing = [
    analysis.sinAcceso === 0
      ? ''
      : `${formatPlural(analysis.sinAcceso, 'sentencia es', 'sentencias son')} de bases que su suscripción no incluye.`,
    analysis.retiradas === 0
      ? ''
      : `${formatPlural(analysis.retiradas, 'sentencia se retiró', 'sentencias se retiraron')} después del análisis.`,
    analysis.estado === 'completado' ? '' : `El análisis no ha terminado: ${analysis.hechas} de ${analysis.total} sentencias.`,
  ]
  const document: AnalysisDocument = {
    title: analysis.nombre,
    facts: [
      { name: 'Origen', value: analysis.origen },
      { name: 'Sentencias', value: formatCount(analysis.total) },
      {
        name: 'Verificado el',
        value: `${day}, contra el texto guardado de ${formatPlural(figures.sentencias, 'sentencia', 'sentencias')}`,
      },
      { name: 'Análisis', value: `BaseJuris (${publicUrl})` },
    ],
    notices: [
      'Las respuestas se obtuvieron por reglas. Las palabras entre comillas se copiaron de cada sentencia y se compararon con ella al hacer este archivo.',
      cellStateMeanings,
      ...analysis.avisos,
      ...missing.filter((notice) => notice !== ''),
      maskedNotice(publicUrl),
    ],
    footer: 'BaseJuris · Respuestas por reglas con citas textuales, sin texto generado',
    consultedOn: chileanDate(now),
    columns: analysis.columnas.map((column) => ({
      title: column.titulo,
      question: column.pregunta,
      counts: describeCounts(column),
    })),
    rulings: rows.map((each) => presentRuling(each, analysis.columnas, publicUrl)),
    figures: presentFigures(figures),
    passages: figures.pasajes.map(({ sentencias, cita, sentencia }) => ({
      text: cita.texto,
      place: { text: [sentencia, cita.etiqueta].filter(Boolean).join(', '), url: `${publicUrl}${cita.url}` },
      note: `En ${formatPlural(sentencias, 'sentencia', 'sentencias')} con palabras parecidas`,
    })),
  }
  async function* file(): AsyncGenerator<DocumentPart> {
    yield {
      name: fileName({ kind: 'basejuris', subject: analysis.nombre, day: chileanDate(now), extension: formato }),
      mediaType: exportMediaTypes[formato],
    }
    yield* writeInWorker({ kind: 'analysis', format: formato, analysis: document }, noEntries(), signal)
  }
  return file()
}

async function* noEntries(): AsyncGenerator<never> {}

const describeCounts = ({ tipo, cuenta }: AnalysisColumn): string =>
  [
    columnTypeNames[tipo],
    ...(['respondida', 'dudosa', 'vacia', 'fallida'] as const).map((state) => `${cellStateNames[state]} ${cuenta[state]}`),
  ].join(' · ')

const rulingWords: Readonly<Record<AnalysisRow['estado'], string>> = {
  verificada: '',
  cambio: 'El texto cambió después del análisis.',
  retirada: 'La sentencia se retiró: su texto ya no se muestra.',
  sin_acceso: 'Es de una base que su suscripción no incluye.',
}

function presentRuling(
  { docId, posicion, estado, sentencia, celdas }: AnalysisRow,
  columns: readonly AnalysisColumn[],
  publicUrl: string,
): TableRuling {
  const byColumn = new Map(celdas.map((cell) => [cell.columna, cell]))
  return {
    number: posicion,
    ruling: { text: sentencia === null ? docId : sentencia.cita.corta, url: `${publicUrl}${sentencia?.url ?? ''}` },
    caption: sentencia?.caratulado ?? '',
    court: sentencia?.tribunal ?? '',
    decidedOn: sentencia?.fechaSentencia ?? null,
    outcome: sentencia === null || sentencia.resultado === 'sin_dato' ? '' : outcomeNames[sentencia.resultado],
    warning: [rulingWords[estado], sentencia?.ficticia === true ? 'Ficticia: no puede citarse.' : ''].filter(Boolean).join(' '),
    answers: columns.map((column) => presentAnswer(byColumn.get(column.id), column.tipo, publicUrl)),
  }
}

function presentAnswer(cell: AnalysisCell | undefined, type: ColumnType, publicUrl: string): TableAnswer {
  if (cell === undefined) return { value: '', state: '', quotation: null }
  const { estado, cita } = cell
  const quotation =
    cita === null || !cita.verificada
      ? null
      : { text: cita.texto, place: { text: cita.etiqueta, url: `${publicUrl}${cita.url}` }, voice: cita.voz }
  return { value: cell.valor === '' ? '' : shownValue(cell, type), state: estado === 'respondida' ? '' : cellStateNames[estado], quotation }
}

/** Numbers, sums in pesos and days have their own type in a spreadsheet. */
function shownValue({ valor, unidad }: AnalysisCell, type: ColumnType): TableAnswer['value'] {
  if (type === 'si_no') return valor === 'si' ? 'Sí' : 'No'
  if (type === 'resultado') return outcomeNames[valor as Outcome] ?? valor
  if (type === 'fecha') return { date: valor }
  if (type === 'monto' && unidad === 'CLP') return { amount: Number(valor), shown: formatPesos(Number(valor)) }
  if (type === 'monto' || type === 'numero') return `${Number(valor).toLocaleString('es-CL')} ${unidad ?? ''}`.trim()
  return valor
}

const dimensionNames: Readonly<Record<(typeof figureDimensions)[number], string>> = {
  anio: 'Por año',
  tribunal: 'Por tribunal',
  sala: 'Por sala',
  recurso: 'Por recurso',
  norma: 'Por norma',
}

const percent = (share: number): string => `${Math.round(share * 100)} %`

function presentFigures({ todas, grupos }: AnalysisFigures): DocumentFigure[] {
  const named = [
    { name: 'Todas', groups: [todas] },
    ...grupos.map(({ dimension, grupos: groups }) => ({ name: dimensionNames[dimension], groups })),
  ]
  return named
    .filter(({ groups }) => groups.length > 0)
    .map(({ name, groups }) => ({
      title: `Resultados: ${name.toLowerCase()}`,
      header: ['Grupo', 'Resultado', 'Sentencias', 'De', 'Parte', 'Intervalo de 95 %', 'Aviso'],
      rows: groups.flatMap(({ nombre, total, pocas, resultados }) =>
        resultados.map(({ resultado, cuantas, parte, desde, hasta }) => [
          nombre,
          outcomeNames[resultado],
          { number: cuantas, shown: formatCount(cuantas) },
          { number: total, shown: formatCount(total) },
          { share: parte, shown: percent(parte) },
          `${percent(desde)} a ${percent(hasta)}`,
          pocas ? 'pocas para comparar' : '',
        ]),
      ),
    }))
}

'use client'
import type { AnalysisCell, AnalysisColumn, AnalysisRow } from '@basejuris/contract'
import { cellStateNames, columnTypeNames } from '@basejuris/domain/question-table'
import clsx from 'clsx'
import { OutcomeBadge } from '../../../components/ruling/outcome-badge.tsx'
import { FictionalBadge } from '../../../components/ruling/ruling-meta.tsx'
import { UnbrokenNumbers } from '../../../components/ui/unbroken-numbers.tsx'
import { cellWords } from '../cell-words.ts'

interface QuestionTableProps {
  readonly columns: readonly AnalysisColumn[]
  readonly rows: readonly AnalysisRow[]
  /** Place of the open cell: «docId columna». */
  readonly open: string | null
  readonly onOpen: (row: AnalysisRow, cell: AnalysisCell) => void
}

/** Key of a cell, also in `data-cell`. */
export function cellKey({ docId }: Pick<AnalysisRow, 'docId'>, { columna }: Pick<AnalysisCell, 'columna'>): string {
  return `${docId} ${columna}`
}

/** A row for each ruling, a column for each question. On narrow screens each ruling is a block with its questions. */
export function QuestionTable({ columns, rows, open, onOpen }: QuestionTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
    <section aria-label="Tabla de preguntas" tabIndex={0} className="overflow-x-auto [scrollbar-width:thin] max-lg:overflow-visible">
      <table className="w-full border-collapse text-14 max-lg:block">
        <caption className="sr-only">Una fila por sentencia, una columna por pregunta</caption>
        <thead className="max-lg:sr-only">
          <tr className="border-b border-ink align-bottom">
            <th scope="col" className="w-[17rem] py-2.5 pr-4 text-left text-13 font-[560]">
              Sentencia
            </th>
            {columns.map((column) => (
              <th key={column.id} scope="col" className="min-w-[13rem] border-t-2 border-accent px-3 py-2.5 text-left font-[560]">
                <span className="block text-pretty">{column.titulo}</span>
                {column.titulo !== column.pregunta && (
                  <span className="block text-13 font-normal text-pretty text-ink-2">{column.pregunta}</span>
                )}
                <ColumnCounts column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {rows.map((row) => (
            <tr key={row.docId} className="border-b border-rule bg-paper align-top max-lg:mb-3 max-lg:block max-lg:px-4 max-lg:py-3">
              <RulingCell row={row} />
              {columns.map((column) => (
                <AnswerCell key={column.id} column={column} row={row} open={open} onOpen={onOpen} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** How many cells are in each state. */
export function ColumnCounts({ column: { tipo, cuenta } }: { readonly column: AnalysisColumn }) {
  const said = (['respondida', 'dudosa', 'vacia', 'fallida'] as const).filter((state) => state !== 'fallida' || cuenta.fallida > 0)
  return (
    <span className="figures mt-1 block text-12 font-normal text-ink-2">
      {columnTypeNames[tipo]}: {said.map((state) => `${cellStateNames[state].toLowerCase()} ${cuenta[state]}`).join(' · ')}
    </span>
  )
}

const missingWords: Readonly<Record<AnalysisRow['estado'], string>> = {
  verificada: '',
  cambio: 'Su texto cambió después del análisis.',
  retirada: 'La sentencia se retiró: su texto ya no se muestra.',
  sin_acceso: 'Es de una base que su suscripción no incluye.',
}

function RulingCell({ row: { estado, sentencia } }: { readonly row: AnalysisRow }) {
  return (
    <th scope="row" className="py-3 pr-4 text-left font-normal max-lg:block max-lg:py-0 lg:pl-3">
      {sentencia === null ? (
        <span className="text-ink-2">Sentencia retirada</span>
      ) : (
        <>
          <a
            href={sentencia.url}
            className="line-clamp-4 font-serif text-15 font-semibold text-pretty break-words text-paper-ink print:line-clamp-none"
          >
            {sentencia.caratulado}
          </a>
          <span className="figures mt-0.5 block text-13 text-ink-2">
            <UnbrokenNumbers text={sentencia.cita.corta} />
          </span>
          <span className="mt-1.5 flex flex-wrap gap-1.5">
            {sentencia.resultado !== 'sin_dato' && <OutcomeBadge outcome={sentencia.resultado} />}
            {sentencia.ficticia && <FictionalBadge />}
          </span>
        </>
      )}
      {missingWords[estado] !== '' && <span className="mt-1 block text-13 text-pretty text-part">{missingWords[estado]}</span>}
    </th>
  )
}

interface AnswerCellProps extends Pick<QuestionTableProps, 'open' | 'onOpen'> {
  readonly column: AnalysisColumn
  readonly row: AnalysisRow
}

function AnswerCell({ column, row, open, onOpen }: AnswerCellProps) {
  const cell = row.celdas.find(({ columna }) => columna === column.id)
  return (
    <td className="px-3 py-3 max-lg:block max-lg:border-t max-lg:border-rule max-lg:px-0 max-lg:py-2.5 max-lg:first-of-type:mt-3">
      <span aria-hidden className="mb-0.5 block text-13 font-[540] text-ink-2 lg:hidden">
        {column.titulo}
      </span>
      {cell === undefined ? (
        <span className="text-ink-3">{row.estado === 'verificada' ? 'Pendiente' : '—'}</span>
      ) : (
        <Answer
          type={column.tipo}
          cell={cell}
          isOpen={open === cellKey(row, cell)}
          cellName={cellKey(row, cell)}
          onOpen={() => onOpen(row, cell)}
        />
      )}
    </td>
  )
}

interface AnswerProps {
  readonly type: AnalysisColumn['tipo']
  readonly cell: AnalysisCell
  readonly isOpen: boolean
  readonly cellName: string
  readonly onOpen: () => void
}

function Answer({ type, cell, isOpen, cellName, onOpen }: AnswerProps) {
  const words = cellWords(type, cell)
  const { estado, cita } = cell
  return (
    <>
      {(words !== '' || estado !== 'respondida') && (
        <p className="flex flex-wrap items-baseline gap-x-2 font-[560]">
          {words !== '' && <span className="figures">{words}</span>}
          {estado !== 'respondida' && (
            <span className={clsx('text-13 font-normal', estado === 'vacia' ? 'text-ink-3' : 'text-part')}>{cellStateNames[estado]}</span>
          )}
        </p>
      )}
      {cita?.verificada === true && (
        <button
          type="button"
          data-cell={cellName}
          aria-expanded={isOpen}
          onClick={onOpen}
          className={clsx('mt-0.5 block w-full rounded-xs text-left text-14 hover:bg-select', isOpen && 'bg-select')}
        >
          {cita.voz !== null && <span className="block text-13 text-part">{cita.voz}</span>}
          <q className="line-clamp-3 font-serif leading-snug break-words text-paper-ink">{cita.texto}</q>
          <span className="text-13 text-accent">{cita.etiqueta === '' ? 'Ver en la sentencia' : cita.etiqueta}</span>
        </button>
      )}
      {cita !== null && !cita.verificada && <p className="text-13 text-part">La cita ya no está en ese lugar.</p>}
    </>
  )
}

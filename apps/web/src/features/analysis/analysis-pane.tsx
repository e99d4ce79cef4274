'use client'
import type { AnalysisCell, AnalysisRow, AnswerQuotation } from '@basejuris/contract'
import { maxAnalysisColumns } from '@basejuris/domain/limits'
import { cellStateMeanings } from '@basejuris/domain/question-table'
import { formatCount, formatPlural } from '@basejuris/domain/spanish-format'
import {
  ArrowLeft,
  ChevronLeft,
  ChevronRight,
  FileSpreadsheet,
  FileText,
  Plus,
  RotateCw,
  Square,
  Table2,
  TriangleAlert,
} from 'lucide-react'
import { useCallback, useState } from 'react'
import { ErrorNotice } from '../../components/form/error-notice.tsx'
import { lazyPart } from '../../components/navigation/lazy-part.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { Button } from '../../components/ui/button.tsx'
import { ListSkeleton } from '../../components/ui/list-skeleton.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { notifyFailure } from '../../notifications/notify-failure.ts'
import { useFileExport } from '../exports/use-file-export.ts'
import { isOpen, stateWords } from './analysis-state.ts'
import { AnalysisFigures } from './figures/analysis-figures.tsx'
import { cellKey, QuestionTable } from './table/question-table.tsx'
import { TableFilters } from './table/table-filters.tsx'
import { rowsPerPage, useAnalysis, wholeTable } from './table/use-analysis.ts'

const PassagePanel = lazyPart(() => import('../chat/passage/passage-panel.tsx').then((module) => module.PassagePanel))
const AddQuestionDialog = lazyPart(() => import('./table/add-question-dialog.tsx').then((module) => module.AddQuestionDialog))

interface OpenCell {
  readonly key: string
  readonly quotation: AnswerQuotation
}

/** An analysis: its progress, figures and question table, with the passage of a cell beside it. */
export function AnalysisPane({ id, onBack }: { readonly id: string; readonly onBack: () => void }) {
  const [query, setQuery] = useState(wholeTable)
  const { shown, failure, isMissing, reload, change, cancel } = useAnalysis(id, query)
  const [opened, setOpened] = useState<OpenCell | null>(null)
  const [isAdding, setIsAdding] = useState(false)
  const close = useCallback(() => {
    setOpened((before) => {
      if (before !== null) queueMicrotask(() => document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(before.key)}"]`)?.focus())
      return null
    })
  }, [])
  if (isMissing)
    return (
      <EmptyState
        icon={Table2}
        title="Ese análisis no existe o lo borró."
        actions={
          <Button variant="primary" onClick={onBack}>
            Mis análisis
          </Button>
        }
      >
        <p>Puede haberlo borrado en otra pestaña o en otro equipo.</p>
      </EmptyState>
    )
  if (shown === null)
    return failure === null ? (
      <div className="late">
        <ListSkeleton />
      </div>
    ) : (
      <div className="grid justify-items-start gap-3">
        <ErrorNotice error={failure} />
        <Button variant="line" className="max-md:h-11" onClick={reload}>
          Intentar de nuevo
        </Button>
      </div>
    )
  const { analysis, rows, total } = shown
  const open = isOpen(analysis)
  const openCell = (row: AnalysisRow, cell: AnalysisCell) => {
    if (cell.cita !== null) setOpened({ key: cellKey(row, cell), quotation: { ...cell.cita, n: 1 } })
  }
  const table = (
    <section aria-labelledby="tabla" className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-ink pt-3">
      <h2 id="tabla" className="text-17 font-semibold">
        Preguntas a cada sentencia
      </h2>
      <p className="text-13 text-pretty text-ink-2">
        Las respuestas son de reglas. La cita bajo cada una es texto de la sentencia, comparado palabra por palabra. {cellStateMeanings}
      </p>
      <TableFilters columns={analysis.columnas} query={query} onQuery={setQuery} />
      <p role="status" className="figures text-13 text-ink-2">
        {formatPlural(total, 'sentencia', 'sentencias')}
        {(query.state !== '' || query.value !== '') && ' con esa respuesta'}
      </p>
      <QuestionTable columns={analysis.columnas} rows={rows} open={opened?.key ?? null} onOpen={openCell} />
      <Pages page={query.page} total={total} onPage={(page) => setQuery({ ...query, page })} />
    </section>
  )
  const report = (promise: Promise<void>, sentence: string) => void promise.catch((error: unknown) => notifyFailure(sentence, error))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 min-[80rem]:has-[[data-passage]]:grid-cols-[minmax(0,1fr)_minmax(26rem,34vw)]">
      <article className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-7">
        <header className="grid gap-3">
          <Button size="sm" className="-ml-2.5 justify-self-start max-md:h-11 print:hidden" onClick={onBack}>
            <ArrowLeft size={15} strokeWidth={1.5} aria-hidden />
            Mis análisis
          </Button>
          <h1 className="font-serif text-26 font-[480] tracking-[-0.015em] text-pretty break-words text-brand md:text-34">
            {analysis.nombre}
          </h1>
          <p className="max-w-[70ch] text-pretty text-ink-2">
            {analysis.origen}: {formatPlural(analysis.total, 'sentencia leída completa', 'sentencias leídas completas')}.
            {analysis.retiradas > 0 && ` ${formatPlural(analysis.retiradas, 'se retiró', 'se retiraron')} después.`}
            {analysis.sinAcceso > 0 && ` ${formatCount(analysis.sinAcceso)} de bases que su suscripción no incluye.`}{' '}
            {analysis.avisos.join(' ')}
          </p>
          {open ? (
            <Progress analysis={analysis} onCancel={() => report(cancel(), 'No se pudo detener.')} />
          ) : (
            <Actions
              id={id}
              mayAdd={analysis.columnas.length < maxAnalysisColumns}
              onAdd={() => setIsAdding(true)}
              onAgain={() => report(change({ recalcular: true }), 'No se pudo calcular de nuevo.')}
            />
          )}
          {(analysis.estado === 'fallido' || analysis.estado === 'cancelado') && (
            <Notice icon={TriangleAlert} tone="warning">
              {stateWords(analysis)}. Lo que se alcanzó a calcular está abajo.
            </Notice>
          )}
        </header>
        {open ? (
          table
        ) : (
          <AnalysisFigures id={id} updatedAt={analysis.updatedAt}>
            {table}
          </AnalysisFigures>
        )}
      </article>
      {opened !== null && <PassagePanel quotations={[opened.quotation]} current={1} onOpen={() => {}} onClose={close} />}
      {isAdding && (
        <AddQuestionDialog
          number={analysis.columnas.length + 1}
          onAdd={(column) => change({ columnas: [column] })}
          onClosed={() => setIsAdding(false)}
        />
      )}
    </div>
  )
}

function Progress({ analysis, onCancel }: { readonly analysis: Parameters<typeof stateWords>[0]; readonly onCancel: () => void }) {
  return (
    <div className="grid gap-2 text-14">
      <p role="status">{stateWords(analysis)}</p>
      <progress
        aria-label="Avance"
        value={analysis.hechas}
        max={Math.max(1, analysis.total)}
        className="h-2 w-full max-w-[30rem] accent-(--accent)"
      />
      <p className="text-13 text-ink-2">Puede cerrar esta página: sigue en el servidor.</p>
      <Button variant="line" className="justify-self-start max-md:h-11" onClick={onCancel}>
        <Square size={13} strokeWidth={2} aria-hidden className="fill-current" />
        Detener
      </Button>
    </div>
  )
}

interface ActionsProps {
  readonly id: string
  readonly mayAdd: boolean
  readonly onAdd: () => void
  readonly onAgain: () => void
}

function Actions({ id, mayAdd, onAdd, onAgain }: ActionsProps) {
  const { state, failure, start } = useFileExport()
  const isBusy = state === 'running'
  const take = (formato: 'xlsx' | 'docx') => void start(`/v1/analysis/${id}/export`, { formato })
  return (
    <fieldset aria-label="Acciones del análisis" className="flex min-w-0 flex-wrap gap-2 print:hidden">
      <Button variant="primary" className="max-md:h-11" disabled={!mayAdd} onClick={onAdd}>
        <Plus size={16} strokeWidth={1.75} aria-hidden />
        Agregar pregunta
      </Button>
      <Button variant="line" className="max-md:h-11" disabled={isBusy} onClick={() => take('xlsx')}>
        <FileSpreadsheet size={16} strokeWidth={1.5} aria-hidden />
        Exportar a Excel
      </Button>
      <Button variant="line" className="max-md:h-11" disabled={isBusy} onClick={() => take('docx')}>
        <FileText size={16} strokeWidth={1.5} aria-hidden />
        Word
      </Button>
      <Button className="max-md:h-11" onClick={onAgain}>
        <RotateCw size={15} strokeWidth={1.5} aria-hidden />
        Calcular de nuevo
      </Button>
      <p role="status" className="sr-only">
        {isBusy ? 'Preparando el archivo…' : ''}
      </p>
      <ErrorNotice error={failure} />
    </fieldset>
  )
}

function Pages({ page, total, onPage }: { readonly page: number; readonly total: number; readonly onPage: (page: number) => void }) {
  const last = Math.max(1, Math.ceil(total / rowsPerPage))
  if (last === 1) return null
  return (
    <nav aria-label="Páginas de la tabla" className="flex items-center gap-2 text-14 text-ink-2">
      <Button variant="line" size="sm" className="max-md:h-11" disabled={page === 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft size={15} strokeWidth={1.5} aria-hidden />
        Anteriores
      </Button>
      <span className="figures">
        {page} de {last}
      </span>
      <Button variant="line" size="sm" className="max-md:h-11" disabled={page === last} onClick={() => onPage(page + 1)}>
        Siguientes
        <ChevronRight size={15} strokeWidth={1.5} aria-hidden />
      </Button>
    </nav>
  )
}

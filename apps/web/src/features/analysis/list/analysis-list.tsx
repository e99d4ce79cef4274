'use client'
import type { ListedAnalysis } from '@basejuris/contract'
import { formatPlural } from '@basejuris/domain/spanish-format'
import { Plus, Table2, Trash2 } from 'lucide-react'
import { ErrorNotice } from '../../../components/form/error-notice.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import { ListSkeleton } from '../../../components/ui/list-skeleton.tsx'
import { dayLabel } from '../../../format/days.ts'
import { notifyFailure } from '../../../notifications/notify-failure.ts'
import { analysisAddress } from '../analysis-address.ts'
import { stateWords } from '../analysis-state.ts'
import { useAnalyses } from './use-analyses.ts'

/** «Mis análisis»: the analyses of the user. */
export function AnalysisList({ onNew, onShow }: { readonly onNew: () => void; readonly onShow: (id: string) => void }) {
  const { analyses, total, failure, reload, more, remove } = useAnalyses()
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="font-serif text-26 font-[480] tracking-[-0.015em] text-brand md:text-34">Mis análisis</h1>
          <p className="mt-2 max-w-[60ch] text-pretty text-ink-2">
            Las mismas preguntas a muchas sentencias: cada respuesta con las palabras del tribunal, y las cifras con su intervalo.
          </p>
        </div>
        <Button variant="primary" className="max-md:h-11" onClick={onNew}>
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          Nuevo análisis
        </Button>
      </div>
      {failure !== null && (
        <div className="mt-6 grid justify-items-start gap-3">
          <ErrorNotice error={failure} />
          <Button variant="line" className="max-md:h-11" onClick={reload}>
            Intentar de nuevo
          </Button>
        </div>
      )}
      {analyses === null && failure === null && (
        <div className="late mt-6">
          <ListSkeleton />
        </div>
      )}
      {analyses !== null && total === 0 && (
        <EmptyState icon={Table2} title="Todavía no tiene análisis">
          <p>Empiece con una carpeta, sus favoritos, una búsqueda o una lista de roles. Solo usted ve sus análisis.</p>
        </EmptyState>
      )}
      {analyses !== null && total > 0 && (
        <ul aria-label="Análisis" className="mt-6 border-t border-rule">
          {analyses.map((analysis) => (
            <ListedRow
              key={analysis.id}
              analysis={analysis}
              onShow={() => onShow(analysis.id)}
              onRemove={() => void remove(analysis.id).catch((error: unknown) => notifyFailure('No se pudo borrar el análisis.', error))}
            />
          ))}
        </ul>
      )}
      {analyses !== null && analyses.length < total && (
        <Button variant="line" className="mt-4 max-md:h-11" onClick={more}>
          Ver más
        </Button>
      )}
    </>
  )
}

interface ListedRowProps {
  readonly analysis: ListedAnalysis
  readonly onShow: () => void
  readonly onRemove: () => void
}

function ListedRow({ analysis, onShow, onRemove }: ListedRowProps) {
  const { id, nombre, total, preguntas, createdAt } = analysis
  return (
    <li className="flex items-center gap-2 border-b border-rule">
      <a
        href={analysisAddress(id)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          onShow()
        }}
        className="min-w-0 grow py-3 text-ink hover:no-underline"
      >
        <span className="block font-serif text-17 font-semibold break-words text-paper-ink">{nombre}</span>
        <span className="figures flex flex-wrap gap-x-3 text-13 text-ink-2">
          <span>{formatPlural(total, 'sentencia', 'sentencias')}</span>
          <span>{formatPlural(preguntas, 'pregunta', 'preguntas')}</span>
          <span>{stateWords(analysis)}</span>
          <span>{dayLabel(createdAt, new Date())}</span>
        </span>
      </a>
      <IconButton icon={Trash2} label={`Borrar el análisis ${nombre}`} tip="Borrar" onClick={onRemove} />
    </li>
  )
}

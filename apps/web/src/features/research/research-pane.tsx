'use client'
import type { Research } from '@basejuris/contract'
import { FlaskConical, Square, TriangleAlert, WifiOff } from 'lucide-react'
import { ErrorNotice } from '../../components/form/error-notice.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { notifyFailure } from '../../notifications/notify-failure.ts'
import { ResearchSteps } from './job/research-steps.tsx'
import type { useResearch } from './job/use-research.ts'
import { stateLabel } from './jobs/research-state.tsx'
import { ResearchMemo, type ResearchMemoProps } from './memo/research-memo.tsx'

interface ResearchPaneProps extends Pick<ResearchMemoProps, 'citations'> {
  readonly job: ReturnType<typeof useResearch>
  /** As the list has it; empty until that is known. */
  readonly question: string
  readonly onNew: (draft: string) => void
}

/** A research job: its progress while it runs, its memo once it is complete. */
export function ResearchPane({ job, question, citations, onNew }: ResearchPaneProps) {
  const { research, failure, isMissing, isConnected, reload, cancel } = job
  if (isMissing)
    return (
      <EmptyState
        icon={FlaskConical}
        title="Esa investigación no existe o la borró."
        actions={
          <Button variant="primary" onClick={() => onNew('')}>
            Nueva investigación
          </Button>
        }
      >
        <p>Puede haberla borrado en otra pestaña o en otro equipo.</p>
      </EmptyState>
    )
  if (failure !== null)
    return (
      <div className="grid justify-items-start gap-3 py-8">
        <h1 className="font-serif text-20 font-semibold">La investigación no se pudo mostrar.</h1>
        <ErrorNotice error={failure} />
        <Button variant="primary" className="max-md:h-11" onClick={reload}>
          Intentar de nuevo
        </Button>
      </div>
    )
  if (research === null) return <ResearchSkeleton question={question} />
  const isOpen = research.estado === 'pendiente' || research.estado === 'en_curso'
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-6 py-5 md:py-8">
      <ResearchHeading question={research.pregunta} />
      <p role="status" className="sr-only">
        {stateLabel(research)}
      </p>
      {isOpen && (
        <Running
          research={research}
          isConnected={isConnected}
          onCancel={() => void cancel().catch((error: unknown) => notifyFailure('No se pudo cancelar.', error))}
        />
      )}
      {(research.estado === 'fallido' || research.estado === 'cancelado') && <Ended research={research} onNew={onNew} />}
      {research.resultado !== null && (
        <ResearchMemo
          id={research.id}
          question={research.pregunta}
          result={research.resultado}
          steps={research.pasos}
          citations={citations}
        />
      )}
    </article>
  )
}

function Running({
  research,
  isConnected,
  onCancel,
}: {
  readonly research: Research
  readonly isConnected: boolean
  readonly onCancel: () => void
}) {
  return (
    <section aria-label="Avance" aria-busy className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {!isConnected && (
        <Notice icon={WifiOff} tone="warning">
          Se perdió la conexión con el servidor: la investigación sigue allá y esta página se pondrá al día sola.
        </Notice>
      )}
      <p className="text-14 text-pretty text-ink-2">
        {research.estado === 'pendiente'
          ? `${stateLabel(research)}. Empieza sola cuando le toque.`
          : 'En curso. Puede cerrar esta página: el informe quedará en la lista y en su inicio.'}
      </p>
      <p className="text-13 text-pretty text-ink-2">
        Para saber por correo cuándo termina, elíjalo en{' '}
        <a className="inline-link" href="/cuenta#preferencias">
          sus preferencias
        </a>
        .
      </p>
      <ResearchSteps steps={research.pasos} withFindings />
      <Button variant="line" className="justify-self-start max-md:h-11" onClick={onCancel}>
        <Square size={13} strokeWidth={2} aria-hidden className="fill-current" />
        Cancelar la investigación
      </Button>
    </section>
  )
}

function Ended({ research, onNew }: { readonly research: Research; readonly onNew: (draft: string) => void }) {
  const isFailed = research.estado === 'fallido'
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
      <Notice icon={isFailed ? TriangleAlert : Square} tone={isFailed ? 'warning' : 'information'}>
        {isFailed
          ? 'La investigación no se pudo terminar. No se descontó ninguna petición.'
          : 'Usted canceló esta investigación. Lo que alcanzó a encontrar está abajo.'}
      </Notice>
      {research.pasos.length > 0 && <ResearchSteps steps={research.pasos} withFindings />}
      <Button variant="primary" className="max-md:h-11" onClick={() => onNew(research.pregunta)}>
        Investigar de nuevo
      </Button>
    </section>
  )
}

function ResearchHeading({ question }: { readonly question: string }) {
  return (
    <header>
      <p className="text-14 text-ink-2">Investigación</p>
      <h1 className="mt-1 font-serif text-20 leading-snug font-[520] text-pretty break-words text-brand md:text-26">{question}</h1>
    </header>
  )
}

/** What the page shows before the job was read: its question stands already where the list has it. */
function ResearchSkeleton({ question }: { readonly question: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 py-5 md:py-8">
      {question !== '' && <ResearchHeading question={question} />}
      <div
        role="status"
        aria-label="Cargando la investigación"
        className="late grid gap-3 [&_i]:block [&_i]:rounded-[3px] [&_i]:bg-bone [&_i]:breathing"
      >
        {question === '' && <i className="h-14 w-[82%]" />}
        <i className="h-14" />
        <i className="h-28" />
        <i className="h-28" />
      </div>
    </div>
  )
}

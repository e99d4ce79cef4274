'use client'
import type { AnalysisFigures as Figures, OpposedSide } from '@basejuris/contract'
import { minCompared } from '@basejuris/domain/question-table'
import { formatPlural } from '@basejuris/domain/spanish-format'
import { Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import { ErrorNotice } from '../../../components/form/error-notice.tsx'
import { ListSkeleton } from '../../../components/ui/list-skeleton.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { OutcomeShares } from './outcome-shares.tsx'
import { Timeline } from './timeline.tsx'
import { useFigures } from './use-figures.ts'

interface AnalysisFiguresProps {
  readonly id: string
  readonly updatedAt: string
  /** The question table. */
  readonly children: ReactNode
}

/** Shares and marks in time above the question table, opposite outcomes and reasons that repeat below it. */
export function AnalysisFigures({ id, updatedAt, children }: AnalysisFiguresProps) {
  const { figures, failure } = useFigures(id, updatedAt)
  return (
    <>
      {failure !== null && <ErrorNotice error={failure} />}
      {figures === null ? failure === null && <FiguresSkeleton /> : <Shares figures={figures} />}
      {children}
      {figures !== null && <OpposedPairs pairs={figures.pares} />}
      {figures !== null && <Reasons passages={figures.pasajes} />}
    </>
  )
}

function FiguresSkeleton() {
  return (
    <div className="late">
      <ListSkeleton />
    </div>
  )
}

function Shares({ figures }: { readonly figures: Figures }) {
  return (
    <>
      {figures.todas.total < minCompared && (
        <Notice icon={Scale} tone="warning">
          Son muy pocas sentencias con resultado conocido ({figures.todas.total}) para sacar conclusiones: las cifras se muestran, pero sus
          intervalos son muy anchos.
        </Notice>
      )}
      {figures.todas.total > 0 && <OutcomeShares figures={figures} />}
      {figures.linea.length > 0 && <Timeline marks={figures.linea} />}
    </>
  )
}

function OpposedPairs({ pairs }: { readonly pairs: Figures['pares'] }) {
  if (pairs.length === 0) return null
  return (
    <section aria-labelledby="opuestas" className="border-t border-ink pt-3">
      <h2 id="opuestas" className="text-17 font-semibold">
        Resultados opuestos sobre el mismo artículo
      </h2>
      <ul className="mt-2">
        {pairs.map(({ articulo, uno, otro }) => (
          <li key={`${uno.docId} ${otro.docId}`} className="border-t border-rule py-3">
            <p className="text-13 text-ink-2">{articulo.etiqueta}</p>
            <div className="mt-1 grid gap-4 md:grid-cols-2">
              <Side side={uno} />
              <Side side={otro} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Side({ side: { caratulado, cita, favorece, pasaje, url } }: { readonly side: OpposedSide }) {
  return (
    <div className="min-w-0 text-14">
      <a href={url} className="font-serif font-semibold break-words text-paper-ink">
        {caratulado}
      </a>
      <p className="figures text-13 text-ink-2">
        {cita.corta}
        {favorece !== '' && `. Favorece a ${favorece}`}
      </p>
      {pasaje !== null && (
        <blockquote className="mt-1 font-serif break-words text-paper-ink">
          <q>{pasaje.texto}</q> <span className="text-13 text-ink-2">{pasaje.etiqueta}</span>
        </blockquote>
      )}
    </div>
  )
}

function Reasons({ passages }: { readonly passages: Figures['pasajes'] }) {
  if (passages.length === 0) return null
  return (
    <section aria-labelledby="razones" className="border-t border-ink pt-3">
      <h2 id="razones" className="text-17 font-semibold">
        Razones que se repiten
      </h2>
      <ul className="mt-2">
        {passages.map(({ sentencias, cita, sentencia, otras }) => (
          <li key={`${cita.docId} ${cita.parrafo} ${cita.desde}`} className="border-t border-rule py-3 text-14">
            <p className="text-13 text-ink-2">En {formatPlural(sentencias, 'sentencia', 'sentencias')}, con palabras parecidas</p>
            <blockquote className="mt-1 font-serif text-15 text-pretty break-words text-paper-ink">
              <q>{cita.texto}</q>
            </blockquote>
            <p className="mt-1 text-13 text-ink-2">
              <a href={cita.url} className="underline">
                {[sentencia, cita.etiqueta].filter(Boolean).join(', ')}
              </a>
              {otras.length > 0 && `. También ${otras.join('; ')}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

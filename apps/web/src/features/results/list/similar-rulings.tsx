'use client'
import type { DataOf, rulingClusterEndpoint } from '@basejuris/contract'
import { formatCount, formatDate, formatPlural } from '@basejuris/domain/spanish-format'
import { ChevronRight, Layers } from 'lucide-react'
import { type ToggleEvent, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'

type Cluster = DataOf<typeof rulingClusterEndpoint>

interface SimilarRulingsProps {
  readonly docId: string
  /** Number of near-identical rulings grouped under this one. */
  readonly hidden: number
}

const shown = 20

/** «y 14 casi idénticas»: lists the rulings grouped under a result and how each differs. Loads when opened. */
export function SimilarRulings({ docId, hidden }: SimilarRulingsProps) {
  const [cluster, setCluster] = useState<Cluster | 'failed' | null>(null)
  const load = (event: ToggleEvent<HTMLDetailsElement>) => {
    if (event.newState !== 'open' || (cluster !== null && cluster !== 'failed')) return
    callFromBrowser<typeof rulingClusterEndpoint>(
      'GET',
      `/v1/rulings/${encodeURIComponent(docId)}/cluster?tamano=${shown}`,
      undefined,
    ).then(setCluster, () => setCluster('failed'))
  }
  return (
    <details onToggle={load} className="group mt-3 text-13">
      <summary className="inline-flex min-h-6 cursor-pointer list-none items-center gap-[7px] text-accent max-md:min-h-11 [&::-webkit-details-marker]:hidden">
        <Layers size={14} strokeWidth={1.5} aria-hidden />
        {`y ${formatCount(hidden)} casi ${hidden === 1 ? 'idéntica' : 'idénticas'}`}
        <ChevronRight size={14} strokeWidth={1.5} aria-hidden className="group-open:rotate-90" />
      </summary>
      <div className="mt-1.5 border-l border-paper-rule pl-3.5 text-ink-2" aria-live="polite">
        {cluster === null && <p>Buscando las casi idénticas…</p>}
        {cluster === 'failed' && <p>No se pudieron traer. Cierre y vuelva a abrir para intentar otra vez.</p>}
        {cluster !== null && cluster !== 'failed' && <Members cluster={cluster} />}
      </div>
    </details>
  )
}

function Members({ cluster: { miembros, total } }: { readonly cluster: Cluster }) {
  return (
    <>
      <ul className="grid gap-1">
        {miembros.map((member) => (
          <li key={member.docId} className="flex flex-wrap gap-x-3">
            <a href={member.url}>{member.caratulado}</a>
            <span className="figures">
              {[
                member.numero,
                member.fechaSentencia === null ? null : formatDate(member.fechaSentencia),
                member.difiere.length === 0 ? null : `difiere en ${member.difiere.join(', ')}`,
              ]
                .filter((fact) => fact !== null)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {total > miembros.length && <p className="mt-1">{`y ${formatPlural(total - miembros.length, 'sentencia', 'sentencias')} más`}</p>}
    </>
  )
}

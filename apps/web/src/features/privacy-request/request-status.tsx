import type { DataOf, privacyStatusEndpoint } from '@basejuris/contract'
import { dateLabel } from '../../format/days.ts'
import { resolutionLabel, rightLabel, statusSentence } from './status-labels.ts'

type Status = DataOf<typeof privacyStatusEndpoint>

export function RequestStatus({ status }: { readonly status: Status }) {
  const { referencia, derecho, recibida, vence, prorrogada, resolucion, motivo, resuelta } = status
  const rows: readonly (readonly [string, string])[] = [
    ['Pide', rightLabel(derecho)],
    ['Recibida', dateLabel(recibida)],
    ['Plazo', `${dateLabel(vence)}${prorrogada ? ', prorrogado una vez' : ''}`],
    ...(resolucion === null ? [] : ([['Decisión', `${resolutionLabel(resolucion)}, ${dateLabel(resuelta ?? vence)}`]] as const)),
    ...(motivo === null ? [] : ([['Motivo', motivo]] as const)),
  ]
  return (
    <section
      aria-label={`Solicitud ${referencia}`}
      className="border border-t-[1.5px] border-paper-rule border-t-ink bg-paper-lit px-5 py-5 md:px-6"
    >
      <p className="font-mono text-14 text-ink-2">{referencia}</p>
      <p className="mt-1! font-serif text-21 font-semibold text-paper-ink">{statusSentence(status)}</p>
      <dl className="mt-4 grid gap-x-6 gap-y-2.5 text-15 md:grid-cols-[7rem_minmax(0,1fr)]">
        {rows.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-ink-2 max-md:-mb-2">{term}</dt>
            <dd className="whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

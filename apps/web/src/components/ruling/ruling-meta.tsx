import type { RulingCard } from '@basejuris/contract'
import { formatDate } from '@basejuris/domain/spanish-format'
import { OutcomeBadge } from './outcome-badge.tsx'

type RulingMetaFacts = Pick<RulingCard, 'resultado' | 'tribunal' | 'sala' | 'numero' | 'fechaSentencia' | 'recurso' | 'precio'>

/** The outcome, where the reader may know it, court, chamber, number, date and kind of appeal. */
export function RulingMeta({ result }: { readonly result: RulingMetaFacts }) {
  const { resultado, tribunal, sala, numero, fechaSentencia, recurso, precio } = result
  return (
    <p className="facts break-after-avoid mt-[5px] mb-2.5 text-14 leading-[1.75] text-ink-2">
      <span>
        {precio === undefined && (
          <span className="facts-lead max-md:block">
            <OutcomeBadge outcome={resultado} />
          </span>
        )}
        <span>{tribunal}</span>
        {sala !== null && <span>{sala}</span>}
        {numero !== null && <span className="font-[540] whitespace-nowrap text-ink">{numero}</span>}
        {fechaSentencia !== null && (
          <span className="whitespace-nowrap">
            <time dateTime={fechaSentencia}>{formatDate(fechaSentencia)}</time>
          </span>
        )}
        {recurso !== null && <span>{recurso}</span>}
      </span>
    </p>
  )
}

/** Marks every ruling of the demonstration corpus. */
export function FictionalBadge() {
  return <span className="border-b border-dashed border-edge text-12 leading-[1.3] whitespace-nowrap text-ink-3">Sentencia ficticia</span>
}

import type { BaseView, Coverage } from '@basejuris/contract'
import { describeFictional } from '@basejuris/domain/fictional-mode'
import { formatCount, formatDays, formatPlural, indexWaiting } from '@basejuris/domain/spanish-format'
import { emptyState } from '../../search-address/results-state.ts'
import { writeAddress } from '../../search-address/write-address.ts'

function LedgerLine({ base }: { readonly base: BaseView }) {
  const empty = base.total === 0
  return (
    <li className="flex items-baseline py-[6.5px] text-14">
      {empty ? (
        <span className="text-ink-2">{base.name}</span>
      ) : (
        <a className="text-ink" href={writeAddress({ ...emptyState, bases: [base.id] })}>
          {base.name}
        </a>
      )}
      <span aria-hidden className="mx-1.5 min-w-3 flex-1 -translate-y-[3px] border-b-[1.5px] border-dotted border-edge opacity-55" />
      {empty ? (
        <span className="shrink-0 text-12 whitespace-nowrap text-part">sin sentencias</span>
      ) : (
        <span className="figures">{formatCount(base.total)}</span>
      )}
    </li>
  )
}

function period({ desde, hasta }: Coverage): string {
  return desde === null || hasta === null ? '' : `, ${formatDays(desde, hasta)}`
}

/** How much each base holds, up to when, and what is missing. Exact counts. */
export function BasesTable({ bases, coverage }: { readonly bases: readonly BaseView[]; readonly coverage: Coverage }) {
  const ordered = [...bases].sort((a, b) => b.total - a.total)
  const share = coverage.soloDemostracion
    ? null
    : describeFictional({ mode: coverage.ficticias.modo, total: coverage.sentencias, fictional: coverage.ficticias.total })
  const empty = bases.filter((base) => base.total === 0).length
  return (
    <section aria-label="Bases y cobertura">
      <h2 className="flex justify-between border-b-[1.5px] border-ink pb-2.5 text-13">
        <b className="font-[620]">{bases.length} bases</b>
        <span className="font-[560] text-ink-2">sentencias</span>
      </h2>
      <ul className="mt-1.5">
        {ordered.map((base) => (
          <LedgerLine key={base.id} base={base} />
        ))}
      </ul>
      <p className="mt-2 border-t border-paper-rule pt-2.5 text-13 text-pretty text-ink-2">
        <b className="figures font-bold text-ink">{formatCount(coverage.sentencias)}</b>
        {coverage.sentencias === 1 ? ' sentencia' : ' sentencias'}
        {period(coverage)}
        {share !== null && `, ${share}`}
        {coverage.fueraDeBases > 0 && `, ${formatCount(coverage.fueraDeBases)} de ellas de otros órganos`}.
        {empty > 0 && ` ${formatPlural(empty, 'base aún no tiene', 'bases aún no tienen')} sentencias.`}
        {coverage.soloDemostracion && ' Corpus de demostración: todas las sentencias son ficticias.'}
        {coverage.pendientes > 0 && ` ${indexWaiting(coverage.pendientes)}.`}
      </p>
    </section>
  )
}

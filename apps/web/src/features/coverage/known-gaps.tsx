import type { CollectionCoverageView } from '@basejuris/contract'
import { formatCount, formatPlural } from '@basejuris/domain/spanish-format'
import { RuledSection } from '../../components/ui/ruled-section.tsx'
import { type CrowdedMonth, crowdedMonth } from './crowded-month.ts'
import { monthName, monthRangeLabel } from './month-name.ts'

type Gap = CollectionCoverageView['vacios'][number]

const shown = 6

const inWords = ({ desde, hasta }: Gap): string => monthRangeLabel(desde, hasta)

function Gaps({ gaps }: { readonly gaps: readonly Gap[] }) {
  const sorted = [...gaps].sort((a, b) => b.meses - a.meses || (a.desde < b.desde ? 1 : -1))
  const rest = sorted.slice(shown)
  return (
    <>
      {sorted.slice(0, shown).map(inWords).join('; ')}.
      {rest.length > 0 && (
        <details className="mt-1">
          <summary className="min-h-6 text-13 text-accent max-md:min-h-11">{`${formatPlural(rest.length, 'período', 'períodos')} más`}</summary>
          <p className="pt-1">{rest.map(inWords).join('; ')}.</p>
        </details>
      )}
    </>
  )
}

const inWordsOf = ({ month, rulings, total }: CrowdedMonth): string =>
  `${formatCount(rulings)} de las ${formatCount(total)} son de ${monthName(month)}`

/** Periods without rulings, longest first, rulings without a date, and a month of which most rulings are. */
export function KnownGaps({ collections }: { readonly collections: readonly CollectionCoverageView[] }) {
  const withGaps = collections
    .map((each) => ({ ...each, crowded: crowdedMonth([each]) }))
    .filter(({ vacios, sinFecha, crowded }) => vacios.length + sinFecha > 0 || crowded !== null)
  const crowded = crowdedMonth(collections)
  return (
    <RuledSection
      id="vacios"
      title="Vacíos conocidos"
      lead={
        <>
          Períodos sin ninguna sentencia, entre la primera y la última de cada base. Que un mes tenga sentencias no significa que estén
          todas: faltan las reservadas por ley, las que el tribunal no publica y las que aún no se han incorporado. Cuánto falla la búsqueda
          entre las que hay se dice en{' '}
          <a className="inline-link" href="/calidad">
            calidad
          </a>
          .
          {crowded !== null && (
            <b className="mt-2 block font-[560] text-ink">
              {`En todas las bases, ${inWordsOf(crowded)}: las cifras por año no muestran una tendencia.`}
            </b>
          )}
        </>
      }
    >
      {withGaps.length === 0 ? (
        <p className="text-14 text-ink-2">Ninguna base tiene meses sin sentencias.</p>
      ) : (
        <dl className="grid gap-x-6 text-14 md:grid-cols-[15rem_minmax(0,1fr)]">
          {withGaps.map(({ id, nombre, vacios, sinFecha, crowded: ofBase }) => (
            <div key={id} className="col-span-full grid gap-x-6 border-b border-paper-rule py-2.5 md:grid-cols-subgrid">
              <dt className="font-[540]">{nombre}</dt>
              <dd className="text-pretty text-ink-2">
                {ofBase !== null && `${inWordsOf(ofBase)}. `}
                {ofBase !== null && vacios.length > 0 && 'Sin ninguna: '}
                {vacios.length > 0 && <Gaps gaps={vacios} />}
                {sinFecha > 0 &&
                  ` Sin fecha conocida: ${formatPlural(sinFecha, 'sentencia', 'sentencias')}, que ningún filtro de fecha alcanza.`}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </RuledSection>
  )
}

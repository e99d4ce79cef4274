import type { CollectionCoverageView } from '@basejuris/contract'
import { describeFictional, type FictionalMode } from '@basejuris/domain/fictional-mode'
import { formatCount, formatDate, formatPlural } from '@basejuris/domain/spanish-format'
import { RuledSection } from '../../components/ui/ruled-section.tsx'
import { formatInstant } from '../../format/instants.ts'
import { emptyState } from '../../search-address/results-state.ts'
import { writeAddress } from '../../search-address/write-address.ts'

interface CollectionTableProps {
  readonly collections: readonly CollectionCoverageView[]
  readonly mode: FictionalMode
}

const headClass = 'border-b border-edge py-2 pr-4 text-12 font-[560] whitespace-nowrap text-ink-2'

function CollectionRow({ collection, mode }: { readonly collection: CollectionCoverageView; readonly mode: FictionalMode }) {
  const { id, base, nombre, total, ficticias, desde, hasta, actualizada, vacios } = collection
  const share = describeFictional({ mode, total, fictional: ficticias })
  const emptyMonths = vacios.reduce((sum, { meses }) => sum + meses, 0)
  return (
    <tr className="border-b border-paper-rule align-baseline">
      <th scope="row" className="py-2 pr-4 text-left font-normal">
        {total === 0 ? (
          <span className="text-ink-2">{nombre}</span>
        ) : (
          <a href={writeAddress({ ...emptyState, bases: [base ?? id] as (typeof emptyState)['bases'] })}>{nombre}</a>
        )}
      </th>
      {total === 0 ? (
        <td colSpan={5} className="py-2 text-right text-part">
          sin sentencias{ficticias > 0 && ` reales: ${formatPlural(ficticias, 'ficticia', 'ficticias')} aparte`}
        </td>
      ) : (
        <>
          <td className="py-2 pr-4 text-right">
            {formatCount(total)}
            {share !== null && <span className="block text-12 text-part">{share}</span>}
          </td>
          <td className="py-2 pr-4 whitespace-nowrap">{desde === null ? 'sin fecha' : formatDate(desde)}</td>
          <td className="py-2 pr-4 whitespace-nowrap">{hasta === null ? 'sin fecha' : formatDate(hasta)}</td>
          <td className="py-2 pr-4 text-right">{formatCount(emptyMonths)}</td>
          <td className="py-2 whitespace-nowrap">{actualizada === null ? '' : formatInstant(actualizada)}</td>
        </>
      )}
    </tr>
  )
}

export function CollectionTable({ collections, mode }: CollectionTableProps) {
  return (
    <RuledSection
      id="por-base"
      title="Por base"
      lead="Primera y última fecha de dictación, meses sin ninguna sentencia entre ambas y última vez que se incorporó o cambió una."
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard */}
      <section className="overflow-x-auto scroll-fade" tabIndex={0} aria-label="Tabla por base">
        <table className="figures w-full min-w-[44rem] text-14">
          <thead>
            <tr>
              <th className={`${headClass} min-w-40 text-left`}>Base</th>
              <th className={`${headClass} text-right`}>Sentencias</th>
              <th className={`${headClass} text-left`}>Desde</th>
              <th className={`${headClass} text-left`}>Hasta</th>
              <th className={`${headClass} text-right`}>Meses sin sentencias</th>
              <th className={`${headClass} text-left`}>Actualizada</th>
            </tr>
          </thead>
          <tbody>
            {collections.map((collection) => (
              <CollectionRow key={collection.id} collection={collection} mode={mode} />
            ))}
          </tbody>
        </table>
      </section>
    </RuledSection>
  )
}

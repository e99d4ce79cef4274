import { formatCount } from '@basejuris/domain/spanish-format'
import { Chip } from '../../components/ui/chip.tsx'
import { chipLabel } from '../../search-address/chips/chip-label.ts'
import { emptyState } from '../../search-address/results-state.ts'
import { writeAddress } from '../../search-address/write-address.ts'
import type { SearchExample } from './search-examples.ts'

const headClass = 'border-b-[1.5px] border-ink pb-2 text-12 font-[560] text-ink-3'

export function ExamplesTable({ examples }: { readonly examples: readonly SearchExample[] }) {
  return (
    <table className="mt-6 w-full max-md:block md:table-fixed [&_tbody]:max-md:block [&_tr]:max-md:block">
      <thead className="max-md:sr-only">
        <tr>
          <th className={`${headClass} w-[37%] text-left`}>Usted escribe</th>
          <th className={`${headClass} text-left`}>Se entiende así</th>
          <th className={`${headClass} w-36 text-right`}>Encuentra</th>
        </tr>
      </thead>
      <tbody>
        {examples.map(({ query, chips, total, exact }) => (
          <tr key={query} className="border-b border-rule align-baseline max-md:py-3.5">
            <td className="font-serif text-17 text-paper-ink max-md:block md:py-[13px] md:pr-6">{query}</td>
            <td className="max-md:block max-md:py-1 md:py-[9px] md:pr-6">
              <span className="flex flex-wrap gap-x-2 gap-y-1.5">
                {chips.map((chip) => (
                  <Chip key={`${chip.tipo} ${chip.valor}`} {...chipLabel(chip)} quiet />
                ))}
              </span>
            </td>
            <td className="figures text-14 whitespace-nowrap max-md:block md:py-[13px] md:text-right">
              <a className="max-md:inline-flex max-md:min-h-10 max-md:items-center" href={writeAddress({ ...emptyState, q: query })}>
                {exact ? '' : 'más de '}
                {formatCount(total)} {total === 1 ? 'sentencia' : 'sentencias'}
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

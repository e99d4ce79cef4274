import { type NormKind, type NormList, normKinds } from '@basejuris/contract'
import { formatCount } from '@basejuris/domain/spanish-format'
import { type NormListAddress, normListHref, searchedKinds } from './norm-list-address.ts'

interface NormKindsProps {
  readonly address: NormListAddress
  /** Null where they could not be counted. */
  readonly kinds: NormList['clases'] | null
}

const linksClass =
  'flex gap-1 text-14 max-lg:-mx-5 max-lg:overflow-x-auto max-lg:px-5 max-lg:pb-2 lg:flex-col lg:gap-0 [&_a]:flex [&_a]:min-h-10 [&_a]:items-center [&_a]:justify-between [&_a]:gap-3 [&_a]:rounded-sm [&_a]:px-3 [&_a]:whitespace-nowrap [&_a]:text-ink-2 max-lg:[&_a]:shadow-[inset_0_0_0_1px_var(--rule)] lg:[&_a]:min-h-9 lg:[&_a]:px-2.5 [&_a:hover]:bg-desk-2 [&_a:hover]:text-ink [&_a:hover]:no-underline [&_a[aria-current]]:bg-select [&_a[aria-current]]:font-[560] [&_a[aria-current]]:text-ink [&_span]:figures [&_span]:text-12 [&_span]:font-normal [&_span]:text-ink-3'

/** The kinds of norms as links: of the list, or of what a search found. */
export function NormKinds({ address, kinds }: NormKindsProps) {
  const searching = address.query !== ''
  const offered: readonly { readonly clase: NormKind; readonly total: number | null }[] = searching
    ? searchedKinds.map((clase) => ({ clase, total: null }))
    : (kinds ?? [])
  const current = (kind: NormKind | null) => (kind === address.kind ? { 'aria-current': 'page' as const } : {})
  return (
    <nav aria-label={searching ? 'Clase de norma buscada' : 'Clases de normas'}>
      <ul className={linksClass}>
        <li>
          <a href={normListHref({ ...address, kind: null, page: 1 })} {...current(null)}>
            {searching ? 'Todas las clases' : 'Las más citadas'}
          </a>
        </li>
        {offered.map(({ clase, total }) => (
          <li key={clase}>
            <a href={normListHref({ ...address, kind: clase, page: 1 })} {...current(clase)}>
              {normKinds[clase]}
              {total !== null && <span>{formatCount(total)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

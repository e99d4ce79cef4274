import clsx from 'clsx'
import { ListSkeleton } from '../ui/list-skeleton.tsx'

interface ListLoadingCoverProps {
  readonly address: string
  /** Another list is shown, dimmed. It is covered later, as most lists arrive before. */
  readonly isOverList: boolean
}

/** Covers the current page while the result list takes long to arrive, with the query where the results page has it. */
export default function ListLoadingCover({ address, isOverList }: ListLoadingCoverProps) {
  const query = new URLSearchParams(address.split('?')[1]).get('q') ?? ''
  return (
    <div
      role="status"
      className={clsx(
        'late fixed inset-x-0 top-(--header) bottom-0 z-20 flex flex-col overflow-hidden bg-desk max-md:z-31 max-md:-mt-px max-md:pt-px',
        isOverList && '[animation-delay:600ms]',
      )}
    >
      <div aria-hidden className="px-4 pb-2.5 md:hidden">
        <p className="flex h-[46px] items-center rounded-sm bg-sheet px-3 shadow-[inset_0_0_0_1px_var(--edge)]">
          <span className="truncate">{query}</span>
        </p>
      </div>
      <p className="flex min-h-[61px] items-center border-b border-rule px-4 text-13 text-ink-2 md:min-h-[49px] md:px-8">
        <span className="truncate">{query === '' ? 'Buscando sentencias…' : `Buscando «${query}»…`}</span>
      </p>
      <div className="grow md:pl-[250px] lg:pl-[296px]">
        <div className="h-full bg-paper md:border-l md:border-paper-rule">
          <ListSkeleton />
        </div>
      </div>
    </div>
  )
}

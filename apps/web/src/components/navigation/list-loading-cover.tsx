import { ListSkeleton } from '../ui/list-skeleton.tsx'

/** Covers the current page while the result list takes long to arrive. */
export default function ListLoadingCover() {
  return (
    <div role="status" className="late fixed inset-x-0 top-(--header) bottom-0 z-20 overflow-hidden bg-desk md:pl-[250px] lg:pl-[296px]">
      <span className="sr-only">Buscando</span>
      <div className="h-full bg-paper md:border-l md:border-paper-rule">
        <ListSkeleton />
      </div>
    </div>
  )
}

const rows = [46, 58, 40, 52]

/** Placeholder of a list that is loading. */
export function ListSkeleton() {
  return (
    <div aria-hidden="true" className="[&_i]:block [&_i]:rounded-[3px] [&_i]:bg-bone [&_i]:breathing">
      {rows.map((width) => (
        <div key={width} className="border-b border-paper-rule px-4 py-6 md:px-6 lg:px-10">
          <i className="h-[19px]" style={{ width: `${width}%` }} />
          <i className="mt-2.5 h-3 w-[64%]" />
          <div className="mt-3 grid gap-[9px] md:pl-[52px]">
            <i className="h-3.5" />
            <i className="h-3.5" />
            <i className="h-3.5 w-[58%]" />
          </div>
        </div>
      ))}
    </div>
  )
}

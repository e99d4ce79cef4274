const lines = [
  'w-[38%]',
  'w-[72%]',
  'w-[54%]',
  'mt-8 w-full',
  'w-full',
  'w-[96%]',
  'w-full',
  'w-[64%]',
  'mt-6 w-full',
  'w-[98%]',
  'w-full',
  'w-[41%]',
]

/** While a ruling is on its way; it appears only when that takes longer than a blink. */
export function ReaderSkeleton() {
  return (
    <main id="contenido" tabIndex={-1} className="rd late" aria-busy="true">
      <div className="rd-bar" aria-hidden="true" />
      <p className="sr-only" role="status">
        Abriendo la sentencia…
      </p>
      <div className="rd-lay">
        <div className="rd-index" />
        <div className="rd-paper">
          <div className="mx-auto grid max-w-[598px] gap-3.5 px-5 py-14">
            {lines.map((width) => (
              <div key={width} className={`breathing h-4 rounded-xs bg-bone ${width}`} />
            ))}
          </div>
        </div>
      </div>
    </main>
  )
}

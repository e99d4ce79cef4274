/** Sentences computed from counts. They use the site's typeface, not the court's. */
export function ResultsSummary({ text }: { readonly text: string }) {
  return (
    <div className="border-b border-paper-rule px-4 py-3 md:px-6 md:py-3.5 lg:pl-10">
      <p className="max-w-[80ch] text-13 text-pretty md:text-14 text-ink-2">
        <span className="sr-only">Resumen por recuento: </span>
        {text}
      </p>
    </div>
  )
}

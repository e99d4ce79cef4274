import { formatCount, formatPlural } from '@basejuris/domain/spanish-format'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { Button } from '../../../components/ui/button.tsx'

/** Number of hits with the buttons to step through them. The first press starts at the first hit in view. */
export function HitControls({ count, query }: { readonly count: number; readonly query: string }) {
  if (count === 0) return query === '' ? null : <p className="rd-no-hits">No hay palabras suyas que marcar</p>
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring the chrome and the semantics of a form
    <div className="rd-hits" role="group" aria-label="Coincidencias con su búsqueda">
      <output data-hit-count={count}>
        <span className="max-md:hidden">{formatPlural(count, 'coincidencia', 'coincidencias')}</span>
        <span className="md:hidden">{formatCount(count)}</span>
      </output>
      <Button size="icon" data-hit="previous" aria-label="Coincidencia anterior" aria-keyshortcuts="p" title="Anterior (p)">
        <ChevronUp size={17} strokeWidth={1.5} aria-hidden />
      </Button>
      <Button size="icon" data-hit="next" aria-label="Coincidencia siguiente" aria-keyshortcuts="n" title="Siguiente (n)">
        <ChevronDown size={17} strokeWidth={1.5} aria-hidden />
      </Button>
    </div>
  )
}

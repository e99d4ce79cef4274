import { X } from 'lucide-react'
import { Button } from '../../../components/ui/button.tsx'
import { countOf } from '../../../format/numbers.ts'
import type { ContentsEntry } from '../text/contents.ts'

/** A column on wide screens; elsewhere a sheet that «Índice» opens. */
export function RulingContents({ entries }: { readonly entries: readonly ContentsEntry[] }) {
  return (
    <nav id="indice" popover="auto" className="rd-index" aria-label="Índice de la sentencia">
      <div className="rd-panel-top">
        <h2>Índice</h2>
        <Button size="icon" className="rd-close" popoverTarget="indice" popoverTargetAction="hide" aria-label="Cerrar el índice">
          <X size={17} strokeWidth={1.5} aria-hidden />
        </Button>
      </div>
      <ol>
        {entries.map(({ anchor, label, gist, hits, level }) => (
          <li key={anchor} className={`rd-l${level}`}>
            <a href={`#${anchor}`}>
              <b>{label}</b>
              {gist !== '' && <span className="rd-gist">{gist}</span>}
              {hits > 0 && (
                <span className="rd-hits-in" title={countOf(hits, 'coincidencia', 'coincidencias')}>
                  <span className="sr-only">, </span>
                  {hits}
                  <span className="sr-only">{hits === 1 ? ' coincidencia' : ' coincidencias'}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

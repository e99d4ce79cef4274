import { X } from 'lucide-react'
import { Button } from '../../../components/ui/button.tsx'
import type { ContentsEntry } from '../text/contents.ts'
import { contentsHtml } from '../text/contents-html.ts'

/** A column on wide screens; elsewhere a sheet that «Índice» opens. */
export function RulingContents({ entries, prefix = '' }: { readonly entries: readonly ContentsEntry[]; readonly prefix?: string }) {
  const id = `${prefix}indice`
  return (
    <nav id={id} popover="auto" className="rd-index" aria-label="Índice de la sentencia">
      <div className="rd-panel-top">
        <p>Índice</p>
        <Button size="icon" className="rd-close" popoverTarget={id} popoverTargetAction="hide" aria-label="Cerrar el índice">
          <X size={17} strokeWidth={1.5} aria-hidden />
        </Button>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: its builder escapes all it is given */}
      <ol dangerouslySetInnerHTML={{ __html: contentsHtml(entries, prefix) }} />
    </nav>
  )
}

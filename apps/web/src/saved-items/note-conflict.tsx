import type { PresentText } from '@basejuris/contract'
import { Button } from '../components/ui/button.tsx'
import { formatInstant } from '../format/instants.ts'

interface NoteConflictProps {
  readonly stored: PresentText
  /** Stores the text below in place of the stored one. */
  readonly onReplace: () => void
  /** Puts the stored text above the own one. */
  readonly onJoin: () => void
  readonly onDiscard: () => void
}

/** Above the own text: what was stored meanwhile, and what to do with both. */
export function NoteConflict({ stored, onReplace, onJoin, onDiscard }: NoteConflictProps) {
  return (
    <section role="alert" aria-label="La nota cambió" className="grid gap-2 rounded-sm border border-rule bg-paper-2 px-3.5 py-3 text-14">
      <p className="font-[540]">La nota cambió mientras usted la escribía.</p>
      <div className="border-l-2 border-edge pl-3">
        <p className="text-13 text-ink-2">
          Guardada el <time dateTime={stored.updatedAt}>{formatInstant(stored.updatedAt)}</time>:
        </p>
        <p className="max-h-60 max-w-[68ch] overflow-y-auto text-15 break-words whitespace-pre-wrap">{stored.texto}</p>
      </div>
      <p className="text-13 text-ink-2">La suya está abajo y todavía no se guarda.</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="primary" className="max-md:h-11" onClick={onReplace}>
          Guardar la mía
        </Button>
        <Button size="sm" variant="line" className="max-md:h-11" onClick={onJoin}>
          Juntar ambas
        </Button>
        <Button size="sm" className="max-md:h-11" onClick={onDiscard}>
          Dejar la guardada
        </Button>
      </div>
    </section>
  )
}

import { ChevronRight } from 'lucide-react'
import { MoveButtons } from '../order/move-buttons.tsx'
import type { ChosenRuling } from './book-values.ts'
import { useConsiderandos } from './use-considerandos.ts'

interface BookRulingProps {
  readonly ruling: ChosenRuling
  readonly chosen: boolean
  /** From 1, in the order of the file. */
  readonly place: number
  readonly total: number
  readonly onMove: (by: 1 | -1) => void
  readonly onChoose: (chosen: boolean) => void
  readonly highlighted: readonly string[]
  readonly onHighlight: (anchors: readonly string[]) => void
}

/** A ruling that may go into the book, with the parts to highlight. */
export function BookRuling({
  ruling: { docId, caption, citation },
  chosen,
  place,
  total,
  onMove,
  onChoose,
  highlighted,
  onHighlight,
}: BookRulingProps) {
  const { parts, failed, read } = useConsiderandos(docId)
  const toggle = (anchor: string) =>
    onHighlight(highlighted.includes(anchor) ? highlighted.filter((one) => one !== anchor) : [...highlighted, anchor])
  return (
    <li className="border-b border-rule py-2.5 [contain-intrinsic-size:auto_4rem] [content-visibility:auto] last:border-b-0">
      <div className="flex items-start gap-2">
        <label className="flex min-w-0 grow cursor-pointer items-start gap-2.5">
          <input
            type="checkbox"
            checked={chosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
            className="mt-[3px] size-4 shrink-0 accent-(--accent)"
          />
          <span className="min-w-0">
            <span className="block font-[540] break-words">{caption}</span>
            <span className="block text-13 text-ink-2">{citation}</span>
          </span>
        </label>
        <MoveButtons caption={caption} place={place} total={total} onMove={onMove} />
      </div>
      {chosen && (
        <details className="group mt-1 ml-[26px]" onToggle={(event) => event.currentTarget.open && void read()}>
          <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1 text-13 text-accent">
            <ChevronRight size={14} strokeWidth={1.75} aria-hidden className="transition-transform group-open:rotate-90" />
            Destacar considerandos{highlighted.length > 0 && ` (${highlighted.length})`}
          </summary>
          {failed && <p className="text-13 text-no">No pudimos leer sus considerandos. Cierre y abra para intentar de nuevo.</p>}
          {parts?.length === 0 && <p className="text-13 text-ink-2">Esta sentencia no tiene partes numeradas.</p>}
          <ul className="grid gap-0.5">
            {parts?.map(({ anchor, label, start }) => (
              <li key={anchor}>
                <label className="flex cursor-pointer items-start gap-2 rounded-xs px-1.5 py-1 text-13 hover:bg-desk-2">
                  <input
                    type="checkbox"
                    checked={highlighted.includes(anchor)}
                    onChange={() => toggle(anchor)}
                    className="mt-[2px] size-4 shrink-0 accent-(--accent)"
                  />
                  <span className="w-20 shrink-0 font-[540]">{label}</span>
                  <span className="line-clamp-1 min-w-0 text-ink-2">{start}</span>
                </label>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

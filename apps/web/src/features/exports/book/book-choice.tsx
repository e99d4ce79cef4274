import { foldAccents } from '@basejuris/domain/fold-text'
import { formatCount } from '@basejuris/domain/spanish-format'
import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { buttonClass } from '../../../components/ui/button.tsx'
import { withdrawnWords } from '../export-messages.ts'
import { moveRuling } from '../order/move-ruling.ts'
import { BookRuling } from './book-ruling.tsx'
import { bookLimits, type ChosenRuling } from './book-values.ts'
import { splitIntoBooks } from './split-into-books.ts'

export type HighlightedParts = Readonly<Record<string, readonly string[]>>

interface BookChoiceProps {
  /** In the order of the file. */
  readonly rulings: readonly ChosenRuling[]
  readonly withdrawn: number
  readonly onOrder: (ids: readonly string[]) => void
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (chosen: ReadonlySet<string>) => void
  readonly highlighted: HighlightedParts
  readonly onHighlight: (highlighted: HighlightedParts) => void
}

/** From this many rulings on, a text filter is shown. */
const manyRulings = 12

const fits = ({ caption, citation }: ChosenRuling, words: string): boolean =>
  foldAccents(`${caption} ${citation}`).includes(foldAccents(words.trim()))

/** Chooses which rulings of a folder go into its compilation, and in which order. */
export function BookChoice({ rulings, withdrawn, chosen, onChoose, onOrder, highlighted, onHighlight }: BookChoiceProps) {
  const [words, setWords] = useState('')
  const legend = useId()
  const toggle = (docId: string, include: boolean) => {
    const next = new Set(chosen)
    if (include) next.add(docId)
    else next.delete(docId)
    onChoose(next)
  }
  const tooMany = rulings.length > bookLimits.rulings
  const shown = rulings.filter((ruling) => fits(ruling, words))
  return (
    <fieldset className="min-w-0" aria-describedby={legend}>
      <legend className="mb-1 font-[540]">Sentencias, en este orden</legend>
      <p id={legend} className="mb-2 text-13 text-pretty text-ink-2">
        {tooMany &&
          `Una compilación lleva como máximo ${bookLimits.rulings} sentencias y esta carpeta tiene ${formatCount(rulings.length)}: elija cuáles, o haga una por tramo. `}
        {withdrawn > 0 && withdrawnWords(withdrawn)}
      </p>
      <div className="mb-2 flex flex-wrap items-center gap-1.5 empty:hidden">
        {tooMany &&
          splitIntoBooks(rulings, bookLimits.rulings).map(({ label, docIds }) => (
            <button
              key={label}
              type="button"
              aria-pressed={chosen.size === docIds.length && docIds.every((docId) => chosen.has(docId))}
              onClick={() => onChoose(new Set(docIds))}
              className={buttonClass('line', 'sm', 'figures aria-pressed:bg-select aria-pressed:text-ink max-md:h-11')}
            >
              {label}
            </button>
          ))}
        {rulings.length > manyRulings && (
          <>
            <button type="button" onClick={() => onChoose(new Set())} className={buttonClass('quiet', 'sm', 'max-md:h-11')}>
              Ninguna
            </button>
            <label className="flex h-[30px] min-w-0 grow items-center rounded-sm bg-sheet pl-2.5 shadow-[inset_0_0_0_1px_var(--edge)] focus-within:shadow-[inset_0_0_0_2px_var(--focus)] max-md:h-11 max-md:basis-full">
              <Search size={15} strokeWidth={1.5} aria-hidden className="shrink-0 text-ink-3" />
              <input
                type="search"
                value={words}
                onChange={(event) => setWords(event.currentTarget.value)}
                onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
                aria-label="Filtrar por carátula o rol"
                placeholder="Filtrar por carátula o rol"
                maxLength={200}
                autoComplete="off"
                className="h-full min-w-0 flex-1 bg-transparent px-2 text-[1rem] outline-none md:text-13"
              />
            </label>
          </>
        )}
      </div>
      <ol className="rounded-sm px-3 [@media(min-width:47.5rem)_and_(min-height:50rem)]:max-h-[38dvh] [@media(min-width:47.5rem)_and_(min-height:50rem)]:overflow-y-auto shadow-[inset_0_0_0_1px_var(--rule)]">
        {shown.map((ruling) => (
          <BookRuling
            key={ruling.docId}
            ruling={ruling}
            chosen={chosen.has(ruling.docId)}
            onChoose={(include) => toggle(ruling.docId, include)}
            place={rulings.indexOf(ruling) + 1}
            total={rulings.length}
            onMove={(by) =>
              onOrder(
                moveRuling(
                  rulings.map(({ docId }) => docId),
                  ruling.docId,
                  by,
                ),
              )
            }
            highlighted={highlighted[ruling.docId] ?? []}
            onHighlight={(anchors) => onHighlight({ ...highlighted, [ruling.docId]: anchors })}
          />
        ))}
        {shown.length === 0 && <li className="py-3 text-ink-2">Ninguna sentencia de la carpeta coincide con «{words.trim()}».</li>}
      </ol>
    </fieldset>
  )
}

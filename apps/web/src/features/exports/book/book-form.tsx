import type { FolderOrder } from '@basejuris/contract'
import { formatCount, formatPlural } from '@basejuris/domain/spanish-format'
import { type FormEvent, useState } from 'react'
import { ErrorNotice } from '../../../components/form/error-notice.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { inOrderOf } from '../order/move-ruling.ts'
import { OrderSelect } from '../order/order-select.tsx'
import { BookChoice, type HighlightedParts } from './book-choice.tsx'
import { type BookBody, bookLimits } from './book-values.ts'
import type { FolderRulings } from './read-folder-rulings.ts'

interface BookFormProps {
  readonly folderId: string
  readonly folder: FolderRulings
  readonly order: FolderOrder
  readonly onOrder: (order: FolderOrder) => void
  readonly title: string
  readonly failure: Error | null
  readonly onMake: (body: BookBody) => void
  readonly onCancel: () => void
}

/** Cover, rulings with their highlighted parts, and the page limit of a volume. */
export function BookForm({ folderId, folder, order, onOrder, title, failure, onMake, onCancel }: BookFormProps) {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(
    () => new Set(folder.rulings.slice(0, bookLimits.rulings).map(({ docId }) => docId)),
  )
  const [highlighted, setHighlighted] = useState<HighlightedParts>({})
  // An order by hand holds for the rulings as they were read: another order of the folder replaces it.
  const [byHand, setByHand] = useState<{ readonly of: FolderRulings; readonly ids: readonly string[] } | null>(null)
  const rulings = byHand?.of === folder ? inOrderOf(folder.rulings, byHand.ids) : folder.rulings
  const chosen = rulings.filter(({ docId }) => chosenIds.has(docId))
  const full = chosen.length > bookLimits.rulings
  const ready = chosen.length > 0 && !full
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!ready) return
    const form = new FormData(event.currentTarget)
    onMake({
      titulo: String(form.get('titulo')),
      materia: String(form.get('materia')),
      autor: String(form.get('autor')),
      paginasPorTomo: Number(form.get('paginas')),
      carpeta: folderId,
      pasajes: form.get('pasajes') === 'on',
      notas: form.get('notas') === 'on',
      sentencias: chosen.map(({ docId }) => ({ docId, considerandos: [...(highlighted[docId] ?? [])] })),
    })
  }
  return (
    <form onSubmit={send} className="grid gap-4 text-14">
      <div className="grid gap-4 md:grid-cols-2">
        <TextField label="Título (obligatorio)" name="titulo" defaultValue={title} required maxLength={160} autoComplete="off" />
        <TextField label="Causa o materia (opcional)" name="materia" maxLength={240} autoComplete="off" />
        <TextField label="Quién lo presenta (obligatorio)" name="autor" required maxLength={160} autoComplete="name" />
        <label className="grid content-start gap-1.5">
          <span className="font-[540]">Páginas por tomo, como máximo</span>
          <select
            name="paginas"
            defaultValue={bookLimits.standardPages}
            className="h-10 rounded-sm bg-sheet pr-8 pl-3 text-ink shadow-[inset_0_0_0_1px_var(--edge)]"
          >
            {bookLimits.pages.map((pages) => (
              <option key={pages}>{pages}</option>
            ))}
          </select>
        </label>
        <OrderSelect order={order} onChoose={onOrder} />
        <fieldset className="grid content-start gap-1.5">
          <legend className="mb-1.5 font-[540]">Pasajes guardados</legend>
          <PassageChoice name="pasajes" label="Marcarlos en el texto" isChosen />
          <PassageChoice name="notas" label="Con sus notas y etiquetas" hint="Suelen quedar en el estudio." />
        </fieldset>
      </div>
      <BookChoice
        rulings={rulings}
        withdrawn={folder.withdrawn}
        chosen={chosenIds}
        onChoose={setChosenIds}
        onOrder={(ids) => setByHand({ of: folder, ids })}
        highlighted={highlighted}
        onHighlight={setHighlighted}
      />
      <p className="text-13 text-pretty text-ink-2" aria-live="polite">
        {formatPlural(chosen.length, 'sentencia elegida', 'sentencias elegidas')}
        {full
          ? `: el máximo es de ${bookLimits.rulings}. Quite ${formatCount(chosen.length - bookLimits.rulings)}.`
          : '. Un PDF con portada, índice y marcadores; si supera las páginas por tomo, un ZIP con sus tomos.'}
      </p>
      <div className="sticky bottom-0 -mx-5 -mb-5 grid gap-3 border-t border-rule bg-sheet px-5 py-3">
        <ErrorNotice error={failure} />
        <div className="flex justify-end gap-2 max-md:grid max-md:grid-cols-[auto_1fr]">
          <Button variant="line" className="max-md:h-11" onClick={onCancel}>
            Cancelar
          </Button>
          <Button variant="primary" type="submit" className="max-md:h-11" disabled={!ready}>
            Armar la compilación
          </Button>
        </div>
      </div>
    </form>
  )
}

interface PassageChoiceProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly isChosen?: boolean
}

function PassageChoice({ name, label, hint = '', isChosen = false }: PassageChoiceProps) {
  return (
    <label className="flex cursor-pointer items-start gap-2.5 max-md:min-h-9">
      <input type="checkbox" name={name} defaultChecked={isChosen} className="mt-[3px] size-4 shrink-0 accent-(--accent)" />
      <span>
        {label}
        {hint !== '' && <span className="block text-13 text-ink-2">{hint}</span>}
      </span>
    </label>
  )
}

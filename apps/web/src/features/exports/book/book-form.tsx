import { type FormEvent, useState } from 'react'
import { ErrorNotice } from '../../../components/form/error-notice.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { countOf } from '../../../format/numbers.ts'
import { BookRuling } from './book-ruling.tsx'
import { type BookBody, bookLimits, type ChosenRuling } from './book-values.ts'

interface BookFormProps {
  readonly rulings: readonly ChosenRuling[]
  readonly title: string
  readonly failure: Error | null
  readonly onMake: (body: BookBody) => void
  readonly onCancel: () => void
}

/** Cover, rulings with what is highlighted in them, and how long a volume may be. */
export function BookForm({ rulings, title, failure, onMake, onCancel }: BookFormProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(rulings.slice(bookLimits.rulings).map(({ docId }) => docId)))
  const [marked, setMarked] = useState<Readonly<Record<string, readonly string[]>>>({})
  const taken = rulings.filter(({ docId }) => !left.has(docId))
  const full = taken.length > bookLimits.rulings
  const ready = taken.length > 0 && !full
  const take = (docId: string, wanted: boolean) => {
    const next = new Set(left)
    if (wanted) next.delete(docId)
    else next.add(docId)
    setLeft(next)
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!ready) return
    const form = new FormData(event.currentTarget)
    onMake({
      titulo: String(form.get('titulo')),
      materia: String(form.get('materia')),
      autor: String(form.get('autor')),
      paginasPorTomo: Number(form.get('paginas')),
      sentencias: taken.map(({ docId }) => ({ docId, considerandos: [...(marked[docId] ?? [])] })),
    })
  }
  return (
    <form onSubmit={send} className="grid gap-4 text-14">
      <div className="grid gap-4 md:grid-cols-2">
        <TextField label="Título" name="titulo" defaultValue={title} required maxLength={160} autoComplete="off" />
        <TextField label="Causa o materia (opcional)" name="materia" maxLength={240} autoComplete="off" />
        <TextField label="Quién lo presenta" name="autor" required maxLength={160} autoComplete="name" />
        <label className="grid content-start gap-1.5">
          <span className="font-[540]">Páginas por tomo, como máximo</span>
          <select
            name="paginas"
            defaultValue={bookLimits.standardPages}
            className="h-10 rounded-sm bg-sheet px-3 text-ink shadow-[inset_0_0_0_1px_var(--edge)]"
          >
            {bookLimits.pages.map((pages) => (
              <option key={pages}>{pages}</option>
            ))}
          </select>
        </label>
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-1 font-[540]">Sentencias, en este orden</legend>
        <ol className="max-h-[38dvh] overflow-y-auto rounded-sm px-3 shadow-[inset_0_0_0_1px_var(--rule)]">
          {rulings.map((ruling) => (
            <BookRuling
              key={ruling.docId}
              ruling={ruling}
              taken={!left.has(ruling.docId)}
              onTake={(wanted) => take(ruling.docId, wanted)}
              marked={marked[ruling.docId] ?? []}
              onMark={(anchors) => setMarked({ ...marked, [ruling.docId]: anchors })}
            />
          ))}
        </ol>
      </fieldset>
      <p className="border-l-2 border-gen-rule pl-3 text-13 text-pretty text-ink-2" aria-live="polite">
        {countOf(taken.length, 'sentencia elegida', 'sentencias elegidas')}
        {full
          ? `: el máximo es de ${bookLimits.rulings}. Quite algunas.`
          : '. Un PDF con portada, índice y marcadores; si supera las páginas por tomo, un ZIP con sus tomos.'}
      </p>
      <ErrorNotice error={failure} />
      <div className="flex justify-end gap-2 max-md:grid max-md:grid-cols-2">
        <Button variant="line" className="max-md:h-11" onClick={onCancel}>
          Cancelar
        </Button>
        <Button variant="primary" type="submit" className="max-md:h-11" disabled={!ready}>
          Armar el libro
        </Button>
      </div>
    </form>
  )
}

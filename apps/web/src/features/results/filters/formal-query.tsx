'use client'
import { Braces } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useNavigation } from '../../../components/navigation/navigation.tsx'
import { buttonClass } from '../../../components/ui/button.tsx'
import { setNewQuery } from '../../../search-address/change-state.ts'
import type { ResultsState } from '../../../search-address/results-state.ts'
import { writeAddress } from '../../../search-address/write-address.ts'

/** The search in the formal query language, for reading and editing. The search box keeps the person's own words. */
export function FormalQuery({ state, formal }: { readonly state: ResultsState; readonly formal: string }) {
  const { navigate } = useNavigation()
  const [open, setOpen] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const written = new FormData(event.currentTarget).get('formal')
    if (typeof written === 'string') navigate(writeAddress(setNewQuery(state, written.trim())), { scroll: false })
  }
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-7 max-md:min-h-10 items-center gap-1.5 rounded-sm px-1.5 whitespace-nowrap text-accent hover:underline"
      >
        <Braces size={13} strokeWidth={1.75} aria-hidden />
        Forma exacta
      </button>
      {open && (
        <form onSubmit={submit} className="order-last flex basis-full items-start gap-2 pt-1 max-md:w-[calc(100vw-2rem)] max-md:shrink-0">
          <textarea
            key={formal}
            name="formal"
            defaultValue={formal}
            rows={Math.min(4, 1 + Math.floor(formal.length / 90))}
            aria-label="La búsqueda en forma exacta"
            spellCheck={false}
            maxLength={2000}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey) return
              event.preventDefault()
              event.currentTarget.form?.requestSubmit()
            }}
            className="field-sizing-content max-h-40 min-h-[34px] min-w-0 flex-1 resize-none rounded-sm bg-sheet px-2.5 py-[7px] font-mono text-[1rem] leading-5 text-ink shadow-[inset_0_0_0_1px_var(--edge)] md:max-w-[60rem] md:text-13"
          />
          <button type="submit" className={buttonClass('line', 'sm', 'h-[34px]')}>
            Buscar así
          </button>
        </form>
      )}
    </>
  )
}

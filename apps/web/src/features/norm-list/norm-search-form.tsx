'use client'
import { LoaderCircle, Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { formUrl } from '../../components/form/form-url.ts'
import { useNavigation } from '../../components/navigation/navigation.tsx'
import { buttonClass } from '../../components/ui/button.tsx'

/** Searches all norms. Without JavaScript it is a plain form to the same address. */
export function NormSearchForm({ query }: { readonly query: string }) {
  const { navigate, pending } = useNavigation()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(formUrl('/normativa', new FormData(event.currentTarget)))
  }
  const Icon = pending ? LoaderCircle : Search
  return (
    <search aria-label="Normas">
      <form
        action="/normativa"
        onSubmit={submit}
        aria-busy={pending}
        className="flex h-[52px] w-full max-w-[46rem] items-center rounded-sm bg-sheet pr-1.5 pl-3.5 shadow-[inset_0_0_0_1px_var(--edge)] focus-within:shadow-[inset_0_0_0_2px_var(--focus)]"
      >
        <Icon
          size={17}
          strokeWidth={1.5}
          aria-hidden
          className={pending ? 'late shrink-0 animate-spin text-ink-3' : 'shrink-0 text-ink-3'}
        />
        <input
          key={query}
          type="search"
          name="buscar"
          defaultValue={query}
          maxLength={300}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          aria-label="Buscar norma o artículo"
          placeholder="Nombre, número, sigla o artículo"
          className="h-full min-w-0 flex-1 bg-transparent px-2.5 text-[1rem] outline-none"
        />
        <button type="submit" className={buttonClass('primary', 'md', 'h-10')}>
          Buscar
        </button>
      </form>
    </search>
  )
}

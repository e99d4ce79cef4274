'use client'
import { LoaderCircle, Search } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { preferredSearchFields } from '../../session/session.ts'
import { useSession } from '../../session/session-provider.tsx'
import { formUrl } from '../form/form-url.ts'
import { useSlashFocus } from '../form/keyboard.ts'
import { useNavigation } from '../navigation/navigation.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { SuggestionField } from './suggestion-field.tsx'

interface SearchBoxProps {
  readonly query: string
  /** Other fields of the address: mode, bases, filters. Defaults to the user's preferences. */
  readonly fields?: readonly (readonly [name: string, value: string])[]
}

/** The search box of the header. Without JavaScript it is a plain form to the same address. */
export function SearchBox({ query, fields: currentFields }: SearchBoxProps) {
  const { user } = useSession()
  const fields = currentFields ?? preferredSearchFields(user?.preferencias ?? {})
  const { navigate, pending } = useNavigation()
  const input = useRef<HTMLInputElement>(null)
  useSlashFocus(input)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    input.current?.blur()
    navigate(formUrl('/resultados', new FormData(event.currentTarget)))
  }
  const Icon = pending ? LoaderCircle : Search
  return (
    <search>
      <form
        action="/resultados"
        onSubmit={submit}
        className="relative flex h-[46px] w-full min-w-0 items-center rounded-sm bg-sheet pl-3 shadow-[inset_0_0_0_1px_var(--edge)] focus-within:shadow-[inset_0_0_0_2px_var(--focus)] md:h-[42px]"
      >
        <Icon size={16} strokeWidth={1.5} aria-hidden className={pending ? 'late animate-spin text-ink-3' : 'text-ink-3'} />
        <SuggestionField
          key={query}
          ref={input}
          fields={fields}
          defaultValue={query}
          aria-label="Buscar jurisprudencia"
          placeholder="Rol, norma, frase entre comillas o pregunta"
          className="h-full min-w-0 flex-1 bg-transparent px-2.5 text-[1rem] outline-none md:text-15 [&::-webkit-search-cancel-button]:hidden"
        />
        {fields.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <span className="mr-3 max-md:hidden" aria-hidden>
          <Kbd>/</Kbd>
        </span>
      </form>
    </search>
  )
}

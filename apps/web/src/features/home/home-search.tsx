'use client'
import { Search } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { formUrl } from '../../components/form/form-url.ts'
import { useSlashFocus } from '../../components/form/keyboard.ts'
import { useNavigation } from '../../components/navigation/navigation.tsx'
import { SuggestionField } from '../../components/suggestions/suggestion-field.tsx'
import { buttonClass } from '../../components/ui/button.tsx'
import { preferredSearchFields } from '../../session/session.ts'
import { useSession } from '../../session/session-provider.tsx'
import { LastSearch } from './last-search.tsx'
import { LiveInterpretation } from './live-interpretation.tsx'
import { ModeRadios } from './mode-radios.tsx'
import { useInterpretation } from './use-interpretation.ts'

/** The search box of the home page, which shows how the query is understood. */
export function HomeSearch({ suggestions }: { readonly suggestions: readonly string[] }) {
  const { navigate, pending } = useNavigation()
  const { user } = useSession()
  const preferred = preferredSearchFields(user?.preferencias ?? {})
  const [query, setQuery] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useSlashFocus(input)
  const interpretation = useInterpretation(query)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(formUrl('/resultados', new FormData(event.currentTarget)))
  }
  const rewrite = (text: string) => {
    setQuery(text)
    input.current?.focus()
  }
  return (
    <search>
      <form action="/resultados" onSubmit={submit}>
        <div className="mt-8 rounded-md bg-sheet shadow-[inset_0_0_0_1.5px_var(--edge)] focus-within:shadow-[inset_0_0_0_2px_var(--focus)]">
          <div className="relative flex min-h-[60px] items-center p-1.5 pl-3.5 md:min-h-[68px] md:p-2.5 md:pl-[18px]">
            <Search size={20} strokeWidth={1.5} aria-hidden className="text-ink-3" />
            <SuggestionField
              ref={input}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              aria-label="Buscar jurisprudencia"
              placeholder="Rol, norma, frase o pregunta"
              className="h-12 min-w-0 flex-1 bg-transparent px-2.5 text-17 outline-none md:px-3.5 md:text-19 [&::-webkit-search-cancel-button]:hidden"
            />
            <button type="submit" aria-label="Buscar" className={buttonClass('primary', 'lg', 'h-12 max-md:w-12 max-md:px-0 md:px-[26px]')}>
              <Search size={16} strokeWidth={1.75} aria-hidden className={pending ? 'late animate-pulse' : undefined} />
              <span className="max-md:hidden">Buscar</span>
            </button>
          </div>
          <LiveInterpretation query={query} interpretation={interpretation} suggestions={suggestions} onRewrite={rewrite} />
        </div>
        <div className="mt-3.5 flex flex-wrap items-center justify-between gap-4">
          <ModeRadios preferred={preferred.find(([name]) => name === 'modo')?.[1] ?? ''} />
          {preferred
            .filter(([name]) => name === 'bases')
            .map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          <p className="min-w-0 text-13 text-ink-2">
            <LastSearch>
              {user === null && (
                <>
                  Buscar y leer no exige cuenta.{' '}
                  <a className="inline-link" href="#faq">
                    Qué se guarda
                  </a>
                </>
              )}
            </LastSearch>
          </p>
        </div>
      </form>
    </search>
  )
}

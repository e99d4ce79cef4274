'use client'
import type { AssistantAnswer } from '@basejuris/contract'
import { maxChatMessage } from '@basejuris/domain/limits'
import { ChevronRight } from 'lucide-react'
import type { FormEvent } from 'react'
import { fieldClass } from '../../../components/form/form-field.tsx'
import { useNavigation } from '../../../components/navigation/navigation.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { CoverageWords } from './coverage-words.tsx'

interface SearchDetailsProps {
  readonly search: AssistantAnswer['busqueda']
  readonly coverage: AssistantAnswer['cobertura']
  /** Asks the edited question. Null where nothing can be asked. */
  readonly onAsk: ((question: string) => void) | null
}

/** The line that opens a part of an answer. */
export const summaryClass =
  'flex min-h-9 cursor-pointer list-none items-center gap-1.5 text-14 text-accent max-md:min-h-11 [&::-webkit-details-marker]:hidden'

const maxQuery = 2000
const areaClass = 'block field-sizing-content max-h-60 min-h-10 resize-y py-2 leading-relaxed'

/** How an answer was searched: the question and the formal query, both to edit and to use again, the steps and what was searched. */
export function SearchDetails({ search: { pregunta, formal, pasos }, coverage, onAsk }: SearchDetailsProps) {
  const { navigate } = useNavigation()
  const written = (event: FormEvent<HTMLFormElement>): string => {
    event.preventDefault()
    return String(new FormData(event.currentTarget).get('texto') ?? '').trim()
  }
  const ask = (event: FormEvent<HTMLFormElement>) => {
    const question = written(event)
    if (question !== '') onAsk?.(question)
  }
  const search = (event: FormEvent<HTMLFormElement>) => {
    const query = written(event)
    if (query !== '') navigate(`/resultados?${new URLSearchParams({ q: query })}`)
  }
  return (
    <details className="group border-t border-rule">
      <summary className={summaryClass}>
        <ChevronRight size={15} strokeWidth={1.5} aria-hidden className="group-open:rotate-90" />
        Cómo se buscó
      </summary>
      <div className="grid gap-4 pt-1 pb-3 text-14">
        {onAsk === null ? (
          <p className="break-words">
            <span className="text-ink-2">Pregunta que se buscó:</span> {pregunta}
          </p>
        ) : (
          <form onSubmit={ask} className="grid gap-1.5">
            <label className="grid gap-1.5 font-[540]">
              Pregunta que se buscó
              <textarea name="texto" defaultValue={pregunta} maxLength={maxChatMessage} rows={1} className={fieldClass(areaClass)} />
            </label>
            <Button type="submit" variant="line" size="sm" className="justify-self-start max-md:h-11">
              Preguntar así
            </Button>
          </form>
        )}
        {formal !== '' && (
          <form onSubmit={search} className="grid gap-1.5">
            <label className="grid gap-1.5 font-[540]">
              En forma exacta
              <textarea
                name="texto"
                defaultValue={formal}
                maxLength={maxQuery}
                rows={1}
                spellCheck={false}
                className={fieldClass(`${areaClass} font-mono md:text-13`)}
              />
            </label>
            <Button type="submit" variant="line" size="sm" className="justify-self-start max-md:h-11">
              Ver todas las sentencias
            </Button>
          </form>
        )}
        {pasos.length > 0 && <StepList steps={pasos.map(({ texto, rechazo }) => (rechazo === null ? texto : `${texto}. ${rechazo}`))} />}
        {coverage !== null && (
          <p className="text-13 text-pretty text-ink-2">
            <CoverageWords coverage={coverage} />{' '}
            <a href="/cobertura" className="inline-link whitespace-nowrap">
              Ver cobertura
            </a>
          </p>
        )}
      </div>
    </details>
  )
}

/** What was looked up, in order. */
export function StepList({ steps }: { readonly steps: readonly string[] }) {
  return (
    <ol aria-label="Pasos" className="grid gap-1 text-13 text-ink-2">
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are only added at the end
        <li key={at} className="flex gap-2 break-words">
          <span aria-hidden className="figures text-ink-3">
            {at + 1}.
          </span>
          <span className="min-w-0">{step}</span>
        </li>
      ))}
    </ol>
  )
}

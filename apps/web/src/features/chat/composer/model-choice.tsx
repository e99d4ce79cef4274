'use client'
import { ChevronRight } from 'lucide-react'
import type { AnswerModel } from './answer-model.ts'

interface ModelChoiceProps {
  readonly model: AnswerModel
  readonly quotesOnly: boolean
  readonly onChange: (quotesOnly: boolean) => void
  /** Whether the model may see what the document of the conversation says; null where there is none. */
  readonly documentShown?: boolean | null
  readonly onShowDocument?: (shown: boolean) => void
}

/** The configured language model, where it is and what it is sent, with the choice of quotations alone. Renders nothing without a model. */
export function ModelChoice({
  model: { configured, accountQuotesOnly },
  quotesOnly,
  onChange,
  documentShown = null,
  onShowDocument,
}: ModelChoiceProps) {
  if (configured.proveedor === 'ninguno') return null
  const isAsked = !quotesOnly && !accountQuotesOnly
  const place = configured.servicio === null ? 'en este mismo servidor' : `en ${configured.servicio}`
  return (
    <div data-model-choice className="mt-1 flex flex-wrap items-center gap-x-4 text-13 text-ink-2">
      {accountQuotesOnly ? (
        <p className="py-1">
          Solo citas, por la{' '}
          <a className="inline-link" href="/cuenta#preferencias">
            preferencia de su cuenta
          </a>
          .
        </p>
      ) : (
        <Choice checked={quotesOnly} onChange={onChange} text="Solo citas, sin modelo de lenguaje" />
      )}
      {isAsked && documentShown !== null && (
        <Choice
          checked={documentShown}
          onChange={(shown) => onShowDocument?.(shown)}
          text="Mostrar al modelo lo que su documento dice de la pregunta"
        />
      )}
      <details className="group min-w-0">
        <summary className="flex min-h-8 cursor-pointer list-none items-center gap-1 max-md:min-h-11 [&::-webkit-details-marker]:hidden">
          <ChevronRight size={13} strokeWidth={1.75} aria-hidden className="shrink-0 transition-transform group-open:rotate-90" />
          <span className="min-w-0 break-words">
            {isAsked ? 'Redacta' : 'No se consulta'} el modelo <b className="font-[560]">{configured.modelo}</b>, {place}
          </span>
        </summary>
        <p className="pb-1.5 pl-[17px] text-pretty">
          {isAsked ? 'Recibe' : 'Recibiría'} {configured.recibe.join('; ')}.{' '}
          {configured.servicio === null ? 'Lo que recibe no sale del servidor. ' : ''}
          Más en{' '}
          <a className="inline-link" href="/privacidad">
            la página de privacidad
          </a>
          .
        </p>
      </details>
    </div>
  )
}

interface ChoiceProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly text: string
}

function Choice({ checked, onChange, text }: ChoiceProps) {
  return (
    <label className="flex min-h-8 cursor-pointer items-center gap-2 max-md:min-h-11">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="size-[15px] shrink-0 accent-[var(--fill)]"
      />
      {text}
    </label>
  )
}

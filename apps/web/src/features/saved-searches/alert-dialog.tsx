'use client'
import type { createSavedSearchEndpoint, DigestFrequency } from '@basejuris/contract'
import { formatPlural } from '@basejuris/domain/spanish-format'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callFromBrowser } from '../../api/browser-call.ts'
import { FormDialog } from '../../components/form/form-dialog.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { notify } from '../../notifications/notify.ts'
import { type AlertChoice, type AlertChoices, type AlertKind, alertKinds } from './alert-kinds.ts'
import { FrequencyRadios } from './frequency-radios.tsx'
import { type FoundChoices, useAlertChoices } from './use-alert-choices.ts'

interface AlertDialogProps {
  readonly kind?: AlertKind
  /** Offered before anything is written. */
  readonly offered?: AlertChoices
  readonly onClosed: () => void
}

/** Creates an alert on a case, a judge, a norm, a subject or a court, which mails its new rulings. */
export function AlertDialog({ kind: firstKind = 'rol', offered = {}, onClosed }: AlertDialogProps) {
  const router = useRouter()
  const [kind, setKind] = useState(firstKind)
  const [text, setText] = useState('')
  const [picked, setPicked] = useState<string | null>(null)
  const [frequency, setFrequency] = useState<DigestFrequency>('diaria')
  const found = useAlertChoices(kind, text)
  const choices = text.trim() === '' ? (offered[kind] ?? []) : found.state === 'found' ? found.choices : []
  const chosen = choices.find(({ label }) => label === picked) ?? (choices.length === 1 ? choices[0] : undefined)
  const save = async () => {
    if (chosen === undefined) return
    await callFromBrowser<typeof createSavedSearchEndpoint>('POST', '/v1/saved-searches', {
      parametros: { filtros: Object.fromEntries(Object.entries(chosen.filters).map(([name, values]) => [name, [...values]])) },
      frecuencia: frequency,
    })
    router.refresh()
    void notify('Alerta creada', { description: chosen.label })
  }
  const { field, example } = alertKinds.find((each) => each.kind === kind) ?? alertKinds[0]
  return (
    <FormDialog
      title="Nueva alerta"
      action="Crear alerta"
      ready={chosen !== undefined}
      missing="Escriba de qué avisarle y elija uno de los que aparecen."
      onSend={save}
      onClosed={onClosed}
    >
      <KindRadios value={kind} onChange={setKind} />
      <TextField
        label={field}
        value={text}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        hint={<span aria-live="polite">{describeFound(found, example)}</span>}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {choices.length > 0 && <ChoiceRadios choices={choices} chosen={chosen} onChange={setPicked} />}
      <FrequencyRadios value={frequency} onChange={setFrequency} />
    </FormDialog>
  )
}

function describeFound(found: FoundChoices, example: string): string {
  if (found.state === 'failed') return 'No pudimos comprobarlo. Revise su conexión y escriba de nuevo.'
  if (found.state === 'found' && found.choices.length === 0) return `Nada coincide con lo que escribió. Escriba, por ejemplo, ${example}.`
  return found.state === 'found' ? '' : `Por ejemplo, ${example}.`
}

function KindRadios({ value, onChange }: { readonly value: AlertKind; readonly onChange: (kind: AlertKind) => void }) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-[540]">Avisarme cuando haya sentencias nuevas de</legend>
      <div className="flex flex-wrap gap-1.5">
        {alertKinds.map(({ kind, label }) => (
          <label
            key={kind}
            className="flex min-h-[34px] cursor-pointer items-center rounded-sm px-3 shadow-[inset_0_0_0_1px_var(--rule)] has-checked:bg-select has-checked:font-[540] has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus max-md:min-h-11"
          >
            <input type="radio" name="tipo" checked={kind === value} onChange={() => onChange(kind)} className="sr-only" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface ChoiceRadiosProps {
  readonly choices: readonly AlertChoice[]
  readonly chosen: AlertChoice | undefined
  readonly onChange: (label: string) => void
}

function ChoiceRadios({ choices, chosen, onChange }: ChoiceRadiosProps) {
  return (
    <fieldset className="max-h-56 overflow-y-auto">
      <legend className="sr-only">Elija una</legend>
      {choices.map((choice) => (
        <label key={choice.label} className="flex cursor-pointer items-start gap-3 px-1 py-1.5 max-md:min-h-11">
          <input
            type="radio"
            name="valor"
            checked={choice === chosen}
            onChange={() => onChange(choice.label)}
            className="mt-[3px] size-4 shrink-0 accent-(--accent)"
          />
          <span className="min-w-0 break-words">
            {choice.label}
            {choice.total !== null && (
              <span className="block text-13 text-ink-2">
                {choice.total === 0 ? 'Ninguna sentencia todavía' : `${formatPlural(choice.total, 'sentencia', 'sentencias')} hoy`}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

'use client'
import type { LanguageModelView, Preferences } from '@basejuris/contract'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { type Failure, failureOf } from '../../../../components/form/failure.ts'
import { FormFailure } from '../../../../components/form/form-failure.tsx'
import { FormField, fieldClass } from '../../../../components/form/form-field.tsx'
import { SubmitButton } from '../../../../components/form/submit-button.tsx'
import { applyTheme } from '../../../../components/theme/apply-theme.ts'
import { themeNames, themes } from '../../../../components/theme/theme.ts'
import { notify } from '../../../../notifications/notify.ts'
import { savePreferences } from '../../../../session/save-preferences.ts'
import { type BaseChoice, BasesField } from './bases-field.tsx'
import { QuotesOnlyField } from './quotes-only-field.tsx'
import { readPreferences } from './read-preferences.ts'
import { ResearchMailField } from './research-mail-field.tsx'

interface PreferencesFormProps {
  readonly userId: string
  readonly preferences: Preferences
  readonly bases: readonly BaseChoice[]
  readonly languageModel: LanguageModelView
  /** Text sizes of the reader, smallest first, such as «110 %». */
  readonly textSizes: readonly string[]
  readonly textSizeStep: number
}

const pageSizes = [10, 20, 50, 100]
const modes = [
  { value: 'hibrida', label: 'Palabras y significado' },
  { value: 'lexica', label: 'Solo palabras' },
  { value: 'semantica', label: 'Solo significado' },
]

export function PreferencesForm({ userId, preferences, bases, languageModel, textSizes, textSizeStep }: PreferencesFormProps) {
  const { sending, failure, submit } = usePreferences(userId, bases)
  return (
    <form aria-label="Preferencias" method="post" onSubmit={submit} className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice
          name="tamano"
          label="Resultados por página"
          value={String(preferences.tamano ?? 10)}
          options={pageSizes.map((n) => [String(n), String(n)])}
        />
        <Choice
          name="modo"
          label="Modo de búsqueda"
          value={preferences.modo ?? 'hibrida'}
          options={modes.map(({ value, label }) => [value, label])}
        />
        <Choice
          name="tema"
          label="Tema"
          value={preferences.tema ?? 'sistema'}
          options={themes.map((theme) => [theme, themeNames[theme]])}
        />
        <Choice
          name="letra"
          label="Tamaño de letra de las sentencias"
          value={String(preferences.letra ?? textSizeStep)}
          options={textSizes.map((size, step) => [String(step), size])}
        />
      </div>
      <BasesField bases={bases} chosen={preferences.bases ?? []} />
      <QuotesOnlyField model={languageModel} chosen={preferences.soloCitas === true} />
      <ResearchMailField chosen={preferences.avisoInvestigaciones === true} />
      {failure !== null && <FormFailure requestId={failure.requestId}>{failure.message}</FormFailure>}
      <SubmitButton sending={sending} busy="Guardando…" className="w-fit">
        Guardar preferencias
      </SubmitButton>
    </form>
  )
}

function usePreferences(userId: string, bases: readonly BaseChoice[]) {
  const router = useRouter()
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    setSending(true)
    setFailure(null)
    const chosen = readPreferences(
      new FormData(event.currentTarget),
      bases.map(({ id }) => id),
    )
    try {
      await savePreferences(userId, chosen)
      applyTheme(chosen.tema)
      notify('Preferencias guardadas.')
      router.refresh()
    } catch (error) {
      setFailure(failureOf(error))
    }
    setSending(false)
  }
  return { sending, failure, submit }
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
}

function Choice({ name, label, value, options }: ChoiceProps) {
  return (
    <FormField name={name} label={label}>
      {(field) => (
        <select {...field} defaultValue={value} className={fieldClass('h-11 pr-9')}>
          {options.map(([id, text]) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FormField>
  )
}

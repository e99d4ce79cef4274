'use client'
import type { createAccessKeyEndpoint, DataOf } from '@basejuris/contract'
import { type KeyScope, keyScopeNames, keyScopes } from '@basejuris/domain/access-keys'
import { maxAccessKeyName } from '@basejuris/domain/limits'
import { useId, useState } from 'react'
import { callFromBrowser } from '../../../../api/browser-call.ts'
import { FormFailure } from '../../../../components/form/form-failure.tsx'
import { FormField, fieldClass } from '../../../../components/form/form-field.tsx'
import { SubmitButton } from '../../../../components/form/submit-button.tsx'
import { useForm } from '../../../../components/form/use-form.ts'

export type CreatedKey = DataOf<typeof createAccessKeyEndpoint>

export function CreateKeyForm({ onCreated }: { readonly onCreated: (key: CreatedKey) => void }) {
  const [chosen, setChosen] = useState<readonly KeyScope[]>(keyScopes)
  const { problems, failure, sending, attributes } = useForm({
    fields: ['nombre', 'permisos'],
    check: ({ nombre, permisos }) => ({
      nombre: nombre.trim() === '' ? 'Escriba un nombre.' : undefined,
      permisos: permisos === '' ? 'Elija al menos un permiso.' : undefined,
    }),
    async send({ nombre }) {
      onCreated(await callFromBrowser<typeof createAccessKeyEndpoint>('POST', '/v1/keys', { nombre: nombre.trim(), permisos: [...chosen] }))
      return undefined
    },
  })
  return (
    <form {...attributes} aria-label="Crear una clave" className="mt-4 grid gap-4">
      <FormField name="nombre" label="Nombre" problem={problems.nombre} hint="Para reconocerla: el programa o el equipo que la usará.">
        {(field) => <input {...field} maxLength={maxAccessKeyName} autoComplete="off" required className={fieldClass('h-10')} />}
      </FormField>
      <ScopesField chosen={chosen} onChoose={setChosen} problem={problems.permisos} />
      {failure !== null && <FormFailure requestId={failure.requestId}>{failure.message}</FormFailure>}
      <SubmitButton sending={sending} busy="Creando…" className="w-fit">
        Crear clave
      </SubmitButton>
    </form>
  )
}

interface ScopesFieldProps {
  readonly chosen: readonly KeyScope[]
  readonly onChoose: (scopes: readonly KeyScope[]) => void
  readonly problem: string | undefined
}

function ScopesField({ chosen, onChoose, problem }: ScopesFieldProps) {
  const note = useId()
  return (
    <fieldset aria-describedby={note}>
      <legend className="font-[540]">Permisos</legend>
      <div className="mt-1 grid gap-x-4 sm:grid-cols-2">
        {keyScopes.map((scope) => (
          <label key={scope} className="flex min-h-9 cursor-pointer items-center gap-2.5 text-14">
            <input
              type="checkbox"
              name="permisos"
              value={scope}
              checked={chosen.includes(scope)}
              onChange={({ currentTarget: { checked } }) =>
                onChoose(keyScopes.filter((each) => (each === scope ? checked : chosen.includes(each))))
              }
              className="size-[17px] shrink-0 accent-[var(--fill)]"
            />
            {keyScopeNames[scope]}
          </label>
        ))}
      </div>
      <p id={note} className="mt-1 text-13 text-no empty:hidden">
        {problem}
      </p>
    </fieldset>
  )
}

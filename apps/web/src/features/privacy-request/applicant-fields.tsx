import clsx from 'clsx'
import { useId } from 'react'
import { CountedField } from '../../components/form/counted-field.tsx'
import { EmailField } from '../../components/form/email-field.tsx'
import type { Problems } from '../../components/form/failure.ts'
import type { RequestField } from './request-values.ts'

interface ApplicantFieldsProps {
  readonly problems: Problems<RequestField>
  readonly email: string | null
  readonly maxNameLength: number
}

const capacities = [
  { value: 'titular', label: 'Soy la persona nombrada' },
  { value: 'representante', label: 'La represento (padre, madre, mandatario, heredero)' },
]

export function ApplicantFields({ problems, email, maxNameLength }: ApplicantFieldsProps) {
  return (
    <>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <CountedField name="nombre" label="Su nombre" problem={problems.nombre} maxLength={maxNameLength} autoComplete="name" />
        <EmailField
          name="correo"
          label="Su correo"
          problem={problems.correo}
          autoComplete="email"
          hint="Ahí le responderemos."
          {...(email === null ? {} : { defaultValue: email })}
        />
      </div>
      <Capacity problem={problems.calidad} />
      <Declaration problem={problems.declaracion} />
    </>
  )
}

const noteClass = 'text-13 text-no'

function Capacity({ problem }: { readonly problem: string | undefined }) {
  const note = useId()
  return (
    <fieldset aria-describedby={note}>
      <legend className="pb-1.5 font-[540]">Quién pide</legend>
      <div className="grid gap-2">
        {capacities.map(({ value, label }) => (
          <label key={value} className="flex cursor-pointer items-baseline gap-2.5">
            <input
              type="radio"
              name="calidad"
              value={value}
              aria-invalid={problem !== undefined}
              className="translate-y-px accent-(--fill)"
            />
            {label}
          </label>
        ))}
      </div>
      <p id={note} className={clsx(noteClass, 'pt-1.5 empty:hidden')}>
        {problem}
      </p>
    </fieldset>
  )
}

function Declaration({ problem }: { readonly problem: string | undefined }) {
  const note = useId()
  return (
    <div>
      <label className="flex cursor-pointer items-baseline gap-2.5">
        <input
          type="checkbox"
          name="declaracion"
          aria-invalid={problem !== undefined}
          aria-describedby={note}
          className="translate-y-px accent-(--fill)"
        />
        <span>
          Declaro que estos datos son verdaderos. Podemos pedirle, por correo, lo necesario para saber que es quien dice; no adjunte aquí su
          cédula.
        </span>
      </label>
      <p id={note} className={clsx(noteClass, 'pt-1 empty:hidden')}>
        {problem}
      </p>
    </div>
  )
}

'use client'
import { passwordLength } from '@basejuris/domain/limits'
import clsx from 'clsx'
import { useState } from 'react'
import { PasswordField } from '../../../components/form/password-field.tsx'
import { ratePassword } from './rate-password.ts'

interface NewPasswordFieldProps {
  readonly name: string
  readonly label?: string
  readonly problem: string | undefined
  /** The password must not contain it. */
  readonly email: string
}

const steps = [1, 2, 3] as const
const fills = ['bg-no', 'bg-part', 'bg-accent', 'bg-yes'] as const

/** Rates the password while it is typed, unless it was refused. */
export function NewPasswordField({ name, label = 'Contraseña', problem, email }: NewPasswordFieldProps) {
  const [text, setText] = useState('')
  const { level, words } = ratePassword(text, email)
  return (
    <div>
      <PasswordField
        name={name}
        label={label}
        autoComplete="new-password"
        problem={problem}
        hint={`Al menos ${passwordLength.min} caracteres. Una frase suya sirve mejor que símbolos sueltos.`}
        onText={setText}
      />
      {text !== '' && problem === undefined && (
        <div className="mt-2 flex items-center gap-3 text-13">
          <span className="flex w-24 gap-1" aria-hidden>
            {steps.map((step) => (
              <i key={step} className={clsx('h-1 grow rounded-full', step <= Math.max(level, 1) ? fills[level] : 'bg-rule')} />
            ))}
          </span>
          <output className="text-ink-2">
            <span className="sr-only">Contraseña: </span>
            {words}
          </output>
        </div>
      )}
    </div>
  )
}

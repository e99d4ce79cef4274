'use client'
import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { FormField, fieldClass } from './form-field.tsx'

interface PasswordFieldProps {
  readonly name: string
  readonly label: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly problem: string | undefined
  readonly hint?: string
  readonly onText?: (text: string) => void
  /** At the right of the label, such as a link. */
  readonly aside?: ReactNode
}

const maxLength = 200

export function PasswordField({ name, label, autoComplete, problem, hint, onText, aside }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <FormField name={name} label={label} problem={problem} hint={hint ?? null} aside={aside ?? null}>
      {(attributes) => (
        <div className="relative">
          <input
            {...attributes}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={maxLength}
            required
            onChange={(event) => onText?.(event.target.value)}
            className={fieldClass('h-11 pr-12')}
          />
          <Button
            size="icon"
            className="absolute top-1.5 right-1.5 max-md:top-0.5 max-md:right-0.5"
            aria-pressed={shown}
            aria-label={shown ? 'Ocultar la contraseña' : 'Mostrar la contraseña'}
            onClick={() => setShown(!shown)}
          >
            <Icon size={17} strokeWidth={1.5} aria-hidden />
          </Button>
        </div>
      )}
    </FormField>
  )
}

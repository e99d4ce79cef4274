import { FormField, fieldClass } from './form-field.tsx'

interface EmailFieldProps {
  readonly problem: string | undefined
  readonly label?: string
  readonly name?: string
  readonly hint?: string
  readonly defaultValue?: string
  /** `username` tells password managers that it names the account. */
  readonly autoComplete?: 'username' | 'email'
  readonly onText?: (text: string) => void
}

const maxLength = 300

export function EmailField({
  problem,
  label = 'Correo electrónico',
  name = 'email',
  hint,
  defaultValue,
  autoComplete = 'username',
  onText,
}: EmailFieldProps) {
  return (
    <FormField name={name} label={label} problem={problem} hint={hint ?? null}>
      {(attributes) => (
        <input
          {...attributes}
          type="email"
          inputMode="email"
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={maxLength}
          required
          defaultValue={defaultValue}
          onChange={(event) => onText?.(event.target.value)}
          className={fieldClass('h-11')}
        />
      )}
    </FormField>
  )
}

const address = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/u

/** What is wrong with a typed e-mail; undefined when it may be valid. */
export function emailProblem(typed: string): string | undefined {
  return address.test(typed.trim()) ? undefined : 'Escriba una dirección completa, como nombre@dominio.cl.'
}

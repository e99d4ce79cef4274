import type { ComponentProps, ReactNode } from 'react'
import { FormField, fieldClass } from './form-field.tsx'

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string
  readonly hint?: ReactNode
}

/** A single-line field. */
export function TextField({ label, hint = null, name = '', ...rest }: TextFieldProps) {
  return (
    <FormField name={name} label={label} hint={hint}>
      {(attributes) => <input {...attributes} {...rest} className={fieldClass('h-10')} />}
    </FormField>
  )
}

import { FormField, fieldClass } from './form-field.tsx'

interface SelectFieldProps {
  readonly name: string
  readonly label: string
  readonly problem: string | undefined
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly hint?: string
  readonly onValue?: (value: string) => void
}

/** A native select with nothing chosen at first. */
export function SelectField({ name, label, problem, options, hint, onValue }: SelectFieldProps) {
  return (
    <FormField name={name} label={label} problem={problem} hint={hint ?? null}>
      {(attributes) => (
        <select
          {...attributes}
          defaultValue=""
          onChange={(event) => onValue?.(event.currentTarget.value)}
          className={fieldClass('h-11 pr-9')}
        >
          <option value="" disabled>
            Elija
          </option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FormField>
  )
}

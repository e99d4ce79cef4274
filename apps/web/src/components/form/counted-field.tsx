'use client'
import { formatCount } from '@basejuris/domain/spanish-format'
import { type HTMLInputAutoCompleteAttribute, useState } from 'react'
import { FormField, fieldClass } from './form-field.tsx'

interface CountedFieldProps {
  readonly name: string
  readonly label: string
  readonly problem: string | undefined
  readonly maxLength: number
  readonly hint?: string
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  /** Rows of a multi-line field. */
  readonly rows?: number
  readonly defaultValue?: string
}

/** Share of the limit from which the count is shown. */
const countShownFrom = 0.8

export function CountedField({ name, label, problem, maxLength, hint, autoComplete = 'off', rows, defaultValue }: CountedFieldProps) {
  const [length, setLength] = useState(defaultValue?.length ?? 0)
  const aside = length > maxLength * countShownFrom ? `${formatCount(length)} de ${formatCount(maxLength)}` : null
  const count = (event: { readonly currentTarget: { readonly value: string } }) => setLength(event.currentTarget.value.length)
  return (
    <FormField name={name} label={label} problem={problem} hint={hint ?? null} aside={aside}>
      {(attributes) =>
        rows === undefined ? (
          <input
            {...attributes}
            autoComplete={autoComplete}
            maxLength={maxLength}
            defaultValue={defaultValue}
            onInput={count}
            className={fieldClass('h-11')}
          />
        ) : (
          <textarea
            {...attributes}
            rows={rows}
            maxLength={maxLength}
            onInput={count}
            className={fieldClass('block resize-y py-2.5 leading-relaxed')}
          />
        )
      }
    </FormField>
  )
}

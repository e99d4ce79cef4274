import type { ComponentProps } from 'react'
import { FormField, fieldClass } from '../../../components/form/form-field.tsx'
import { type BillingField, billingLabels } from './billing-rules.ts'

interface BillingTextProps extends Omit<ComponentProps<'input'>, 'name' | 'defaultValue'> {
  readonly name: BillingField
  readonly problem: string | undefined
  readonly stored: string | undefined
  readonly label?: string
  /** At the right of the label, such as an example. */
  readonly aside?: string
}

/** A line of the billing form, which begins with what is stored. */
export function BillingText({ name, problem, stored, label = billingLabels[name], aside, ...rest }: BillingTextProps) {
  return (
    <FormField name={name} label={label} problem={problem} aside={aside ?? null}>
      {(attributes) => <input {...attributes} {...rest} defaultValue={stored ?? ''} className={fieldClass('h-10 scroll-my-24')} />}
    </FormField>
  )
}

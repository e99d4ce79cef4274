import clsx from 'clsx'
import { type ReactNode, useId } from 'react'

export function fieldClass(extra: string): string {
  return clsx(
    'w-full rounded-sm border-0 bg-paper-lit px-3 text-15 text-ink shadow-[inset_0_0_0_1px_var(--edge)] aria-invalid:shadow-[inset_0_0_0_1.5px_var(--no)] max-md:text-17',
    extra,
  )
}

interface FieldAttributes {
  readonly id: string
  readonly name: string
  readonly 'aria-describedby': string
  readonly 'aria-invalid': boolean
}

interface FormFieldProps {
  readonly name: string
  readonly label: string
  readonly problem?: string | undefined
  readonly hint?: ReactNode
  /** At the right of the label, such as a character count. */
  readonly aside?: ReactNode
  readonly children: (attributes: FieldAttributes) => ReactNode
}

/** A field with its label, hint and problem, linked for screen readers. */
export function FormField({ name, label, problem, hint = null, aside = null, children }: FormFieldProps) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-[540]">
          {label}
        </label>
        {aside !== null && <span className="figures text-13 leading-none text-ink-3">{aside}</span>}
      </div>
      {children({ id, name, 'aria-describedby': `${id}-note`, 'aria-invalid': problem !== undefined })}
      <p
        id={`${id}-note`}
        className={clsx('text-13 text-pretty break-words empty:hidden', problem === undefined ? 'text-ink-2' : 'text-no')}
      >
        {problem ?? hint}
      </p>
    </div>
  )
}

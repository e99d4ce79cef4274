import clsx from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'

/** Classes of a field where something is written. */
export const fieldClass = (extra: string): string =>
  clsx('w-full rounded-sm bg-paper-lit px-3 text-[1rem] text-ink shadow-[inset_0_0_0_1px_var(--edge)] md:text-15', extra)

interface FieldProps extends ComponentProps<'input'> {
  readonly label: string
  readonly hint?: ReactNode
}

/** One line to write in, with its label and what helps. */
export function Field({ label, hint, className = '', ...rest }: FieldProps) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-[540]">
        {label}
      </label>
      <input
        id={id}
        {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
        className={fieldClass(`h-10 ${className}`)}
        {...rest}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-13 text-pretty text-ink-2">
          {hint}
        </p>
      )}
    </div>
  )
}

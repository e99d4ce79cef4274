import clsx from 'clsx'
import type { ComponentProps } from 'react'

export type ButtonVariant = 'primary' | 'line' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-fill text-on-fill hover:bg-fill-hover',
  line: 'bg-sheet text-ink shadow-[inset_0_0_0_1px_var(--edge)] hover:bg-desk-2',
  quiet: 'text-ink-2 hover:bg-desk-2 hover:text-ink',
  danger: 'bg-no text-sheet hover:brightness-110',
}
/** Phones get targets of at least 40 px. */
const sizes: Record<ButtonSize, string> = {
  sm: 'h-[30px] max-md:min-h-10 gap-1.5 px-2.5 text-13',
  md: 'h-9 max-md:min-h-10 gap-2 px-3.5 text-14',
  lg: 'h-11 gap-2 px-5 text-15',
  icon: 'size-8 max-md:min-h-10 max-md:min-w-10 text-14',
}

/** Classes of a button, also for links that look like one. */
export function buttonClass(variant: ButtonVariant = 'quiet', size: ButtonSize = 'md', extra?: string): string {
  return clsx(
    'inline-flex shrink-0 items-center justify-center rounded-sm font-[520] whitespace-nowrap no-underline transition-colors duration-(--fast) hover:no-underline disabled:cursor-not-allowed disabled:opacity-50',
    variants[variant],
    sizes[size],
    extra,
  )
}

type ButtonProps = ComponentProps<'button'> & { readonly variant?: ButtonVariant; readonly size?: ButtonSize }

export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(variant, size, className)} {...rest} />
}

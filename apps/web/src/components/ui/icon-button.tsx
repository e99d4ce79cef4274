import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { buttonClass } from './button.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: LucideIcon
  /** For screen readers; `tip` is the tooltip. */
  readonly label: string
  readonly tip: string
}

/** An icon that acts, large enough for touch. */
export function IconButton({ icon: Icon, label, tip, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={tip} className={buttonClass('quiet', 'icon', `max-md:size-11 ${className}`)} {...rest}>
      <Icon size={16} strokeWidth={1.5} aria-hidden />
    </button>
  )
}

import clsx from 'clsx'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

/** Confirms what was done, also to screen readers. */
export function SuccessNotice({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  return (
    <p role="status" className={clsx('flex items-start gap-2.5 rounded-sm bg-yes-wash px-3.5 py-2.5 text-14', className)}>
      <CircleCheck size={16} strokeWidth={1.75} aria-hidden className="mt-[3px] text-yes" />
      <span className="text-pretty">{children}</span>
    </p>
  )
}

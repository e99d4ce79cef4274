import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface NoticeProps {
  readonly icon: LucideIcon
  readonly tone?: 'warning' | 'information'
  readonly children: ReactNode
}

/** A sentence that stays until its cause is gone. */
export function Notice({ icon: Icon, tone = 'information', children }: NoticeProps) {
  return (
    <p
      role="status"
      className={clsx(
        'flex items-center gap-2.5 rounded-sm px-3.5 py-2.5 text-14',
        tone === 'warning' ? 'bg-part-wash text-part' : 'bg-select text-ink',
      )}
    >
      <Icon size={16} strokeWidth={1.5} aria-hidden />
      <span>{children}</span>
    </p>
  )
}

import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface FormFailureProps {
  readonly children: ReactNode
  /** Code for support. */
  readonly requestId?: string | null
}

/** Why a form was refused, where no single field is wrong. */
export function FormFailure({ children, requestId = null }: FormFailureProps) {
  return (
    <div role="alert" className="flex items-start gap-2 rounded-sm bg-no-wash px-3 py-2.5 text-14 text-no">
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden className="mt-[3px]" />
      <p className="text-pretty">
        {children}
        {requestId !== null && <span className="mt-0.5 block text-13 break-all">Código para soporte: {requestId}</span>}
      </p>
    </div>
  )
}

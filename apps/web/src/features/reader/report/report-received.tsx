import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../components/ui/button.tsx'

export interface ReportReceipt {
  readonly reference: string
  readonly email: string
}

/** Announces once, also to screen readers, what happens next. */
export function ReportReceived({ reference, email, onClose }: ReportReceipt & { readonly onClose: () => void }) {
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-3 text-15">
      <p ref={heading} tabIndex={-1} role="status" className="flex items-center gap-2 font-[560] outline-none">
        <CircleCheck size={18} strokeWidth={1.75} aria-hidden className="text-yes" />
        Recibimos su reporte. Gracias.
      </p>
      <p>
        Una persona lo comparará con la fuente y, si corresponde, corregirá la sentencia.
        {email !== '' && (
          <>
            {' '}
            Le responderemos a <b className="font-[560] break-all">{email}</b>.
          </>
        )}
      </p>
      <p className="text-14 text-ink-2">
        Referencia: <span className="figures font-[560] text-ink">{reference.slice(0, 8)}</span>
      </p>
      <div className="flex justify-end">
        <Button variant="primary" className="max-md:h-11 max-md:grow" onClick={onClose}>
          Cerrar
        </Button>
      </div>
    </div>
  )
}

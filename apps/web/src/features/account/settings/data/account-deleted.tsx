'use client'
import { formatDate } from '@basejuris/domain/spanish-format'
import { useEffect, useRef } from 'react'
import { buttonClass } from '../../../../components/ui/button.tsx'

interface AccountDeletedProps {
  /** Last day on which records of payments are stored, `yyyy-mm-dd`; null where there are none. */
  readonly until: string | null
}

export function AccountDeleted({ until }: AccountDeletedProps) {
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    message.current?.focus()
    // The account is gone, so closing the dialog leaves the page.
    const dialog = message.current?.closest('dialog')
    const leave = () => location.assign('/')
    dialog?.addEventListener('close', leave)
    return () => dialog?.removeEventListener('close', leave)
  }, [])
  return (
    <div className="grid gap-4">
      <p ref={message} tabIndex={-1} role="status" className="text-pretty outline-none">
        Borramos su cuenta y sus datos: historial, favoritos, carpetas, notas y preferencias. Gracias por haber usado BaseJuris.
      </p>
      {until !== null && (
        <p className="text-pretty text-ink-2">
          Por orden de la ley conservamos hasta el {formatDate(until)} sus documentos tributarios, cobros, devoluciones y la constancia de
          lo que aceptó al pagar. Están bloqueados y separados de toda cuenta, y ese día se borran.
        </p>
      )}
      <a className={buttonClass('primary', 'lg')} href="/">
        Ir al inicio
      </a>
    </div>
  )
}

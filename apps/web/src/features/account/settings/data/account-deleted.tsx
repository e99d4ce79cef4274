'use client'
import { useEffect, useRef } from 'react'
import { buttonClass } from '../../../../components/ui/button.tsx'

export function AccountDeleted() {
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
      <a className={buttonClass('primary', 'lg')} href="/">
        Ir al inicio
      </a>
    </div>
  )
}

'use client'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { buttonClass } from '../../../components/ui/button.tsx'

export function PasswordChanged() {
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <div className="grid gap-4">
      <p ref={message} tabIndex={-1} role="status" className="flex items-center gap-2 font-[560] outline-none">
        <CircleCheck size={18} strokeWidth={1.75} aria-hidden className="text-yes" />
        Cambió su contraseña.
      </p>
      <p className="text-pretty text-ink-2">Cerramos todas las sesiones abiertas con la anterior, también las de otros equipos.</p>
      <a className={buttonClass('primary', 'lg', 'w-full')} href="/login">
        Iniciar Sesión
      </a>
    </div>
  )
}

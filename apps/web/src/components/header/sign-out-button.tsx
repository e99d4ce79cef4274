'use client'
import { LogOut } from 'lucide-react'
import { notify } from '../../notifications/notify.ts'

export function SignOutButton({ className }: { readonly className: string }) {
  const leave = () =>
    import('../../session/sign-out.ts')
      .then(({ signOut }) => signOut())
      .catch((error: Error) => notify(error.message, { description: 'Su sesión sigue abierta.' }))
  return (
    <button type="button" className={className} onClick={leave}>
      <LogOut size={16} strokeWidth={1.5} aria-hidden className="text-ink-3" />
      Cerrar Sesión
    </button>
  )
}

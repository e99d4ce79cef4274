'use client'
import type { ReactNode } from 'react'
import { notify } from '../../notifications/notify.ts'

interface SignOutButtonProps {
  readonly className: string
  readonly children: ReactNode
}

export function SignOutButton({ className, children }: SignOutButtonProps) {
  const leave = () =>
    import('../../session/sign-out.ts')
      .then(({ signOut }) => signOut())
      .catch((error: Error) => notify(error.message, { description: 'Su sesión sigue abierta.' }))
  return (
    <button type="button" className={className} onClick={leave}>
      {children}
    </button>
  )
}

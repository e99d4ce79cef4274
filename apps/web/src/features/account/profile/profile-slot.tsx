'use client'
import { lazy, Suspense, useEffect, useState } from 'react'
import { onProfileRequest } from '../../../components/frame/profile-request.ts'
import { useSession } from '../../../session/session-provider.tsx'

const ProfileDialog = lazy(() => import('./profile-dialog.tsx').then((module) => ({ default: module.ProfileDialog })))

/** Where «Mi Perfil» stands once it is asked for; until then nothing of it is fetched. */
export function ProfileSlot({ supportEmail }: { readonly supportEmail: string | null }) {
  const { user } = useSession()
  const [open, setOpen] = useState(false)
  useEffect(() => onProfileRequest(() => setOpen(true)), [])
  return open && user !== null ? (
    <Suspense>
      <ProfileDialog userId={user.id} supportEmail={supportEmail} onClosed={() => setOpen(false)} />
    </Suspense>
  ) : null
}

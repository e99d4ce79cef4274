'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { onProfileRequest } from '../../../components/header/profile-request.ts'
import { lazyPart } from '../../../components/navigation/lazy-part.tsx'
import { notify } from '../../../notifications/notify.ts'
import { useSession } from '../../../session/session-provider.tsx'

const ProfileDialog = lazyPart(() => import('./profile-dialog.tsx').then((module) => module.ProfileDialog))

/** Shows «Mi Perfil» on request. Nothing is loaded before. */
export function LazyProfile({ supportEmail }: { readonly supportEmail: string | null }) {
  const { user } = useSession()
  const [open, setOpen] = useState(false)
  const router = useRouter()
  const known = user !== null
  useEffect(
    () =>
      onProfileRequest(async () => {
        if (known) return setOpen(true)
        const { missingUserId } = await import('@basejuris/contract/quoted-sentences')
        // The page was rendered before the user signed in, so it is refreshed.
        notify(missingUserId, { description: 'Abra el perfil otra vez.' })
        router.refresh()
      }),
    [known, router],
  )
  return open && user !== null ? <ProfileDialog userId={user.id} supportEmail={supportEmail} onClosed={() => setOpen(false)} /> : null
}

'use client'
import { useEffect, useRef } from 'react'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { PetitionFact } from '../../petitions/petition-fact.tsx'
import { ProfileActions } from './profile-actions.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { ProfileHistory } from './profile-history.tsx'
import { useProfile } from './use-profile.ts'

interface ProfileDialogProps {
  readonly userId: string
  readonly supportEmail: string | null
  readonly onClosed: () => void
}

export function ProfileDialog({ userId, supportEmail, onClosed }: ProfileDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const profile = useProfile(userId)
  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    element.showModal()
    const leave = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a') !== null) element.close()
    }
    element.addEventListener('close', onClosed)
    element.addEventListener('click', leave)
    return () => {
      element.removeEventListener('close', onClosed)
      element.removeEventListener('click', leave)
    }
  }, [onClosed])
  return (
    <Dialog ref={dialog} title="Mi Perfil">
      {profile.state === 'loading' && (
        <div role="status" className="grid gap-4 [&_i]:block [&_i]:h-4 [&_i]:rounded-[3px] [&_i]:bg-bone [&_i]:breathing">
          <span className="sr-only">Cargando...</span>
          <i className="w-2/3" />
          <i className="w-1/2" />
          <i className="w-3/5" />
        </div>
      )}
      {profile.state === 'failed' && (
        <div className="grid gap-4">
          <FormFailure requestId={profile.failure.requestId}>{profile.failure.message}</FormFailure>
          <Button variant="primary" onClick={profile.ask}>
            Intentar de nuevo
          </Button>
        </div>
      )}
      {profile.state === 'known' && (
        <>
          <ProfileFacts user={profile.user} subscription={profile.subscription} betaFree={profile.betaFree} />
          <PetitionFact userId={userId} />
          <ProfileHistory entries={profile.user.history} />
          <ProfileActions userId={userId} />
        </>
      )}
      {supportEmail !== null && (
        <p className="mt-5 text-13 text-pretty text-ink-2">
          ¿Hay un error o necesita ayuda? Escriba a{' '}
          <a className="inline-link wrap-anywhere" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
          .
        </p>
      )}
    </Dialog>
  )
}

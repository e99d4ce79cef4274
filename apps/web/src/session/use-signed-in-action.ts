'use client'
import type { MouseEvent } from 'react'
import { redirectToSignIn } from './pending-action.ts'
import { pendingField, signInFormId } from './pending-action-field.ts'
import type { PendingAction } from './pending-action-store.ts'
import { useSession } from './session-provider.tsx'

/**
 * Attributes of a button whose action needs an account. Pressed by a guest, it leads to the login, and the action runs on return. It does
 * so before the scripts of the page arrive, too: the button then sends the form of the header.
 */
export function useSignedInAction(action: PendingAction, act: () => void) {
  const { state } = useSession()
  if (state !== 'guest' && state !== 'expired') return { type: 'button', onClick: act } as const
  return {
    type: 'submit',
    form: signInFormId,
    name: pendingField,
    value: `${action.kind}:${action.id}`,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      void redirectToSignIn(action)
    },
  } as const
}

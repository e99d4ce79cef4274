import type {
  FolderInvitation,
  FolderMember,
  folderInvitationsEndpoint,
  inviteToFolderEndpoint,
  revokeInvitationEndpoint,
} from '@basejuris/contract'
import { useEffect, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'

/** Invitations of a folder that were not accepted yet, fetched on first use. */
export function useInvitations(folderId: string) {
  const [pending, setPending] = useState<readonly FolderInvitation[]>([])
  const [failure, setFailure] = useState<Error | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const path = `/v1/folders/${folderId}/invitations` as const
  useEffect(() => {
    const scope = new AbortController()
    callFromBrowser<typeof folderInvitationsEndpoint>('GET', path, undefined, scope.signal).then(
      ({ invitaciones }) => setPending(invitaciones),
      (error: Error) => {
        if (!scope.signal.aborted) setFailure(error)
      },
    )
    return () => scope.abort()
  }, [path])
  const attempt = async (act: () => Promise<void>): Promise<boolean> => {
    setFailure(null)
    setSentTo(null)
    try {
      await act()
      return true
    } catch (error) {
      setFailure(error as Error)
      return false
    }
  }
  return {
    pending,
    failure,
    /** The e-mail that was invited last. */
    sentTo,
    /** False when it failed. Another invitation to the same e-mail replaces the first. */
    invite: (email: string, rol: FolderMember['rol']) =>
      attempt(async () => {
        const { invitaciones } = await callFromBrowser<typeof inviteToFolderEndpoint>('POST', path, { email, rol })
        setPending(invitaciones)
        setSentTo(email)
      }),
    revoke: (invitationId: string) =>
      attempt(async () => {
        await callFromBrowser<typeof revokeInvitationEndpoint>('DELETE', `${path}/${invitationId}`, undefined)
        setPending((all) => all.filter((one) => one.invitationId !== invitationId))
      }),
  }
}

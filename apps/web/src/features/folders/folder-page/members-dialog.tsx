'use client'
import type { changeMemberRoleEndpoint, FolderMember, FolderSummary, removeFolderMemberEndpoint } from '@basejuris/contract'
import { UserMinus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { ErrorNotice } from '../../../components/form/error-notice.tsx'
import { UnconfirmedEmail } from '../../../components/states/unconfirmed-email.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import { useSession } from '../../../session/session-provider.tsx'
import { roleLabels } from '../member-roles.ts'
import { FolderInvitations } from './folder-invitations.tsx'
import { RoleSelect } from './role-select.tsx'

interface MembersDialogProps {
  readonly folder: FolderSummary
  readonly members: readonly FolderMember[]
  readonly onClosed: () => void
}

/** The members of a folder. The owner invites people by e-mail, says what each may do and removes them. */
export function MembersDialog({ folder, members: stored, onClosed }: MembersDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const router = useRouter()
  const { user } = useSession()
  const [members, setMembers] = useState(stored)
  const [failure, setFailure] = useState<Error | null>(null)
  const owner = folder.rol === 'dueno'
  const path = `/v1/folders/${folder.folderId}/members` as const
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.addEventListener('close', onClosed)
    return () => element?.removeEventListener('close', onClosed)
  }, [onClosed])
  useEffect(() => setMembers(stored), [stored])
  const attempt = async (act: () => Promise<void>) => {
    setFailure(null)
    await act().then(
      () => router.refresh(),
      (error: Error) => setFailure(error),
    )
  }
  const changeRole = ({ userId }: FolderMember, rol: FolderMember['rol']) =>
    attempt(async () => {
      const { miembros } = await callFromBrowser<typeof changeMemberRoleEndpoint>('PUT', `${path}/${userId}`, { rol })
      setMembers(miembros)
    })
  const remove = ({ userId }: FolderMember) =>
    attempt(async () => {
      await callFromBrowser<typeof removeFolderMemberEndpoint>('DELETE', `${path}/${userId}`, undefined)
      setMembers((all) => all.filter((one) => one.userId !== userId))
    })
  return (
    <Dialog ref={dialog} title="Miembros de la carpeta">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 text-15">
        <ul aria-label="Miembros" className="divide-y divide-rule">
          <li className="flex min-h-11 items-center justify-between gap-3">
            <span className="min-w-0 py-1.5 leading-snug wrap-anywhere">
              {folder.dueno.yo ? `${folder.dueno.email} (usted)` : folder.dueno.email}
            </span>
            <span className="shrink-0 text-13 text-ink-2">La creó</span>
          </li>
          {members.map((member) => (
            <li key={member.userId} className="flex min-h-11 flex-wrap items-center justify-end gap-x-3">
              <span className="grow basis-48 py-1.5 leading-snug wrap-anywhere">
                {member.yo ? `${member.email} (usted)` : member.email}
              </span>
              {owner ? (
                <span className="flex shrink-0 items-center">
                  <RoleSelect label={`Permiso de ${member.email}`} value={member.rol} onChange={(rol) => void changeRole(member, rol)} />
                  <IconButton
                    icon={UserMinus}
                    label={`Dejar de compartir con ${member.email}`}
                    tip="Dejar de compartir"
                    onClick={() => void remove(member)}
                  />
                </span>
              ) : (
                <span className="shrink-0 text-13 text-ink-2">{roleLabels[member.rol]}</span>
              )}
            </li>
          ))}
        </ul>
        <ErrorNotice error={failure} />
        {owner && user?.emailVerificado === false && (
          <UnconfirmedEmail>
            Para compartir la carpeta, primero confirme su correo con el enlace que le enviamos: quien la reciba debe saber que es suya.
          </UnconfirmedEmail>
        )}
        {owner && user?.emailVerificado !== false && <FolderInvitations folderId={folder.folderId} reserved={folder.reservada} />}
      </div>
    </Dialog>
  )
}

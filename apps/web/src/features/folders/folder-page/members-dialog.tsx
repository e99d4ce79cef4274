'use client'
import type { addFolderMemberEndpoint, FolderSummary, removeFolderMemberEndpoint } from '@basejuris/contract'
import { MailWarning, UserMinus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { ErrorNotice } from '../../../components/form/error-notice.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { useSession } from '../../../session/session-provider.tsx'

type Person = FolderSummary['dueno']

interface MembersDialogProps {
  readonly folder: FolderSummary
  readonly members: readonly Person[]
  readonly onClosed: () => void
}

/** The members of a folder. The owner adds people by e-mail and removes them. */
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
  const attempt = async (act: () => Promise<void>) => {
    setFailure(null)
    await act().then(
      () => router.refresh(),
      (error: Error) => setFailure(error),
    )
  }
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const email = String(new FormData(form).get('email') ?? '')
    void attempt(async () => {
      const { miembros } = await callFromBrowser<typeof addFolderMemberEndpoint>('POST', path, { email })
      setMembers(miembros)
      form.reset()
    })
  }
  const remove = ({ userId }: Person) =>
    attempt(async () => {
      await callFromBrowser<typeof removeFolderMemberEndpoint>('DELETE', `${path}/${userId}`, undefined)
      setMembers((all) => all.filter((one) => one.userId !== userId))
    })
  const others = members.filter(({ userId }) => userId !== folder.dueno.userId)
  return (
    <Dialog ref={dialog} title="Miembros de la carpeta">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 text-15">
        <ul className="divide-y divide-rule">
          <li className="flex min-h-11 items-center justify-between gap-3">
            <span className="min-w-0 py-1.5 leading-snug wrap-anywhere">
              {folder.dueno.yo ? `${folder.dueno.email} (usted)` : folder.dueno.email}
            </span>
            <span className="shrink-0 text-13 text-ink-2">La creó</span>
          </li>
          {others.map((person) => (
            <li key={person.userId} className="flex min-h-11 items-center justify-between gap-3">
              <span className="min-w-0 py-1.5 leading-snug wrap-anywhere">{person.yo ? `${person.email} (usted)` : person.email}</span>
              {owner && (
                <IconButton
                  icon={UserMinus}
                  label={`Dejar de compartir con ${person.email}`}
                  tip="Dejar de compartir"
                  onClick={() => void remove(person)}
                />
              )}
            </li>
          ))}
        </ul>
        {owner && user?.emailVerificado === false && (
          <Notice icon={MailWarning} tone="warning">
            Para compartir la carpeta, primero{' '}
            <a className="inline-link" href="/cuenta#correo">
              confirme su correo
            </a>
            : quien la reciba debe saber que es suya.
          </Notice>
        )}
        {owner && user?.emailVerificado !== false && (
          <form onSubmit={add} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-2 text-14">
            <TextField
              label="Compartir con"
              name="email"
              type="email"
              maxLength={254}
              autoComplete="off"
              placeholder="correo@estudio.cl"
              hint="Debe tener una cuenta en BaseJuris con ese correo confirmado. Verá las sentencias, las notas y el registro, y podrá agregar las suyas."
            />
            <ErrorNotice error={failure} />
            <Button variant="primary" type="submit" className="justify-self-end max-md:h-11">
              Compartir
            </Button>
          </form>
        )}
      </div>
    </Dialog>
  )
}

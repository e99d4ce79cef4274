import type { FolderInvitation, FolderMember } from '@basejuris/contract'
import { RotateCw, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { ErrorNotice } from '../../../components/form/error-notice.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import { dateLabel } from '../../../format/days.ts'
import { roleLabels } from '../member-roles.ts'
import { RoleSelect } from './role-select.tsx'
import { useInvitations } from './use-invitations.ts'

interface FolderInvitationsProps {
  readonly folderId: string
  readonly reserved: boolean
}

/** Invites people by e-mail, and lists who did not accept yet. */
export function FolderInvitations({ folderId, reserved }: FolderInvitationsProps) {
  const { pending, failure, sentTo, invite, revoke } = useInvitations(folderId)
  const [role, setRole] = useState<FolderMember['rol']>('escribe')
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    void invite(String(new FormData(form).get('email') ?? ''), role).then((sent) => sent && form.reset())
  }
  return (
    <>
      {pending.length > 0 && (
        <section aria-labelledby="invitaciones-pendientes">
          <h3 id="invitaciones-pendientes" className="text-13 font-[620]">
            Invitaciones pendientes
          </h3>
          <ul className="divide-y divide-rule">
            {pending.map((invitation) => (
              <li key={invitation.invitationId} className="flex min-h-11 items-center justify-between gap-3">
                <span className="min-w-0 py-1.5 leading-snug wrap-anywhere">
                  {invitation.email}
                  <span className="block text-13 text-ink-2">
                    {roleLabels[invitation.rol]} · <span className="whitespace-nowrap">{expiryPhrase(invitation)}</span>
                  </span>
                </span>
                <span className="flex shrink-0">
                  <IconButton
                    icon={RotateCw}
                    label={`Enviar de nuevo a ${invitation.email}`}
                    tip="Enviar de nuevo"
                    onClick={() => void invite(invitation.email, invitation.rol)}
                  />
                  <IconButton
                    icon={X}
                    label={`Anular la invitación a ${invitation.email}`}
                    tip="Anular"
                    onClick={() => void revoke(invitation.invitationId)}
                  />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <form onSubmit={send} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-2 text-14">
        <TextField
          label="Invitar a"
          name="email"
          type="email"
          maxLength={254}
          autoComplete="off"
          placeholder="correo@estudio.cl"
          hint={`Le enviaremos un enlace, tenga o no cuenta; el correo no nombra la carpeta. Verá las sentencias, las notas y el registro.${
            reserved ? ' Como la carpeta es reservada, su cuenta debe tener ese correo confirmado.' : ''
          }`}
        />
        <ErrorNotice error={failure} />
        <p role="status" className="text-ink-2 empty:hidden">
          {sentTo !== null && `Invitación enviada a ${sentTo}.`}
        </p>
        <div className="flex items-center justify-end gap-2">
          <RoleSelect label="Qué podrá hacer" value={role} onChange={setRole} />
          <Button variant="primary" type="submit" className="max-md:h-11">
            Invitar
          </Button>
        </div>
      </form>
    </>
  )
}

const expiryPhrase = ({ vencida, venceEl }: FolderInvitation): string => `${vencida ? 'venció' : 'vence'} el ${dateLabel(venceEl)}`

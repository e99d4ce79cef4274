import type { Metadata } from 'next'
import { AccountFormPage } from '../../features/account/account-form-page.tsx'
import { JavaScriptNotice } from '../../features/account/javascript-notice.tsx'
import { Invitation } from '../../features/folders/invitation/invitation.tsx'
import { currentSession } from '../../session/current-session.ts'

export const metadata: Metadata = {
  title: 'Invitación a una carpeta',
  description: 'Acepte la invitación a una carpeta de BaseJuris que recibió por correo.',
  alternates: { canonical: '/invitacion' },
  robots: { index: false },
}

interface InvitationPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

export default async function InvitationPage({ searchParams }: InvitationPageProps) {
  const { codigo } = await searchParams
  const { user } = await currentSession()
  return (
    <AccountFormPage title="Invitación a una carpeta">
      <JavaScriptNotice />
      {typeof codigo === 'string' && codigo !== '' ? (
        <Invitation code={codigo} email={user?.email ?? null} />
      ) : (
        <p className="text-pretty text-ink-2">A la dirección le falta el código. Abra el enlace completo del correo de invitación.</p>
      )}
    </AccountFormPage>
  )
}

import { sessionExpired } from '@basejuris/contract/quoted-sentences'
import { Clock, TriangleAlert } from 'lucide-react'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { api } from '../../api/server-client.ts'
import { Notice } from '../../components/ui/notice.tsx'
import { AccountFormPage } from '../../features/account/account-form-page.tsx'
import { AccountReasons } from '../../features/account/account-reasons.tsx'
import { JavaScriptNotice } from '../../features/account/javascript-notice.tsx'
import { FirmSignIn } from '../../features/account/login/firm-sign-in.tsx'
import { LoginForm } from '../../features/account/login/login-form.tsx'
import { currentUser } from '../../session/current-session.ts'
import { DraftsNotice } from '../../session/drafts/drafts-notice.tsx'
import { parsePendingAction, pendingField } from '../../session/pending-action-field.ts'
import { SavePendingAction } from '../../session/save-pending-action.tsx'
import { nextPath, signInUrl } from '../../session/sign-in-redirect.ts'

export const metadata: Metadata = {
  title: 'Iniciar sesión',
  description: 'Entre a su cuenta de BaseJuris para guardar búsquedas, favoritos y notas.',
  alternates: { canonical: '/login' },
}

interface LoginPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

export default async function LoginPage({ searchParams }: LoginPageProps) {
  const { next: requestedNext, sesion, [pendingField]: requestedAction } = await searchParams
  const next = nextPath(requestedNext)
  const pending = parsePendingAction(requestedAction)
  if ((await currentUser()) !== null) redirect(next)
  const firm = await (await api()).settings().then(
    ({ inicioUnico }) => inicioUnico,
    () => false,
  )
  return (
    <AccountFormPage title="Iniciar sesión" aside={<AccountReasons />}>
      {sesion === 'expirada' && (
        <div className="mb-5">
          <Notice icon={Clock} tone="warning">
            {sessionExpired} Después vuelve a donde estaba.
            <DraftsNotice />
          </Notice>
        </div>
      )}
      {sesion === 'organizacion' && (
        <div className="mb-5">
          <Notice icon={TriangleAlert} tone="warning">
            El servicio de su organización no completó el ingreso. Intente nuevamente o use su contraseña.
          </Notice>
        </div>
      )}
      {firm && <FirmSignIn next={next} />}
      <JavaScriptNotice />
      {pending !== null && <SavePendingAction {...pending} />}
      <LoginForm next={next} registerHref={signInUrl('/register', next)} />
    </AccountFormPage>
  )
}

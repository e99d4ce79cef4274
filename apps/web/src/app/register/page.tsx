import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { pagesConfig } from '../../api/pages.config.ts'
import { AccountFormPage } from '../../features/account/account-form-page.tsx'
import { AccountReasons } from '../../features/account/account-reasons.tsx'
import { JavaScriptNotice } from '../../features/account/javascript-notice.tsx'
import { RegisterForm } from '../../features/account/register/register-form.tsx'
import { currentUser } from '../../session/current-session.ts'
import { nextPath, signInUrl } from '../../session/sign-in-redirect.ts'

export const metadata: Metadata = {
  title: 'Registrarse',
  description: 'Cree una cuenta de BaseJuris con su correo: búsquedas guardadas, favoritos en carpetas, notas privadas y exportación.',
  alternates: { canonical: '/register' },
}

interface RegisterPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

export default async function RegisterPage({ searchParams }: RegisterPageProps) {
  const next = nextPath((await searchParams)['next'])
  if ((await currentUser()) !== null) redirect(next)
  return (
    <AccountFormPage title="Registrarse" lead="Bastan un correo y una contraseña." aside={<AccountReasons />}>
      <JavaScriptNotice />
      <RegisterForm next={next} loginHref={signInUrl('/login', next)} tagManagerId={pagesConfig().tagManagerId} />
    </AccountFormPage>
  )
}

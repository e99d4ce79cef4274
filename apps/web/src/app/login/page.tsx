import { Clock } from 'lucide-react'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { Notice } from '../../components/ui/notice.tsx'
import { AccountReasons } from '../../features/account/account-reasons.tsx'
import { AccountSheet } from '../../features/account/account-sheet.tsx'
import { LoginForm } from '../../features/account/login/login-form.tsx'
import { NeedsScript } from '../../features/account/needs-script.tsx'
import { currentUser } from '../../session/current-session.ts'
import { doorAddress } from '../../session/door-address.ts'
import { expiredSentence } from '../../session/expired-sentence.ts'
import { nextPath } from '../../session/next-path.ts'

export const metadata: Metadata = {
  title: 'Iniciar sesión',
  description: 'Entre a su cuenta de BaseJuris para guardar búsquedas, favoritos y notas.',
  alternates: { canonical: '/login' },
}

interface LoginPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

export default async function LoginPage({ searchParams }: LoginPageProps) {
  const { next: wanted, sesion } = await searchParams
  const next = nextPath(wanted)
  if ((await currentUser()) !== null) redirect(next)
  return (
    <AccountSheet title="Iniciar sesión" aside={<AccountReasons />}>
      {sesion === 'expirada' && (
        <div className="mb-5">
          <Notice icon={Clock} tone="warning">
            {expiredSentence} Después vuelve a donde estaba.
          </Notice>
        </div>
      )}
      <NeedsScript />
      <LoginForm next={next} registerHref={doorAddress('/register', next)} />
    </AccountSheet>
  )
}

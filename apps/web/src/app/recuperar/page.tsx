import type { Metadata } from 'next'
import { AccountFormPage } from '../../features/account/account-form-page.tsx'
import { JavaScriptNotice } from '../../features/account/javascript-notice.tsx'
import { Recovery } from '../../features/account/recovery/recovery.tsx'

export const metadata: Metadata = {
  title: 'Recuperar la contraseña',
  description: 'Elija otra contraseña de BaseJuris con un código que le enviamos por correo.',
  alternates: { canonical: '/recuperar' },
  robots: { index: false },
}

interface RecoveryPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

export default async function RecoveryPage({ searchParams }: RecoveryPageProps) {
  const hasCode = (await searchParams)['paso'] === 'codigo'
  return (
    <AccountFormPage title="Recuperar la contraseña">
      <JavaScriptNotice />
      <Recovery key={String(hasCode)} hasCode={hasCode} />
    </AccountFormPage>
  )
}

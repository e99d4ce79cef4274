import type { Metadata } from 'next'
import { buttonClass } from '../../components/ui/button.tsx'
import { AccountFormPage } from '../../features/account/account-form-page.tsx'
import { JavaScriptNotice } from '../../features/account/javascript-notice.tsx'
import { Verification } from '../../features/account/verification/verification.tsx'

export const metadata: Metadata = {
  title: 'Confirmar el correo',
  description: 'Confirme que el correo de su cuenta de BaseJuris es suyo.',
  alternates: { canonical: '/verificar-correo' },
  robots: { index: false },
}

interface VerificationPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

export default async function VerificationPage({ searchParams }: VerificationPageProps) {
  const { codigo } = await searchParams
  return (
    <AccountFormPage title="Confirmar el correo">
      <JavaScriptNotice />
      {typeof codigo === 'string' && codigo !== '' ? (
        <Verification code={codigo} />
      ) : (
        <div className="grid gap-4">
          <p className="text-pretty text-ink-2">
            A la dirección le falta el código. Abra el enlace completo del correo que le enviamos, o pida otro desde su cuenta.
          </p>
          <a className={buttonClass('line', 'lg')} href="/cuenta#correo">
            Pedir otro enlace
          </a>
        </div>
      )}
    </AccountFormPage>
  )
}

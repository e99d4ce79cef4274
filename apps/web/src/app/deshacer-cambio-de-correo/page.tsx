import type { Metadata } from 'next'
import { buttonClass } from '../../components/ui/button.tsx'
import { AccountFormPage } from '../../features/account/account-form-page.tsx'
import { JavaScriptNotice } from '../../features/account/javascript-notice.tsx'
import { UndoEmailChange } from '../../features/account/undo/undo-email-change.tsx'

export const metadata: Metadata = {
  title: 'Deshacer el cambio de correo',
  description: 'Devuelva a su cuenta de BaseJuris el correo que tenía.',
  alternates: { canonical: '/deshacer-cambio-de-correo' },
  robots: { index: false },
}

interface UndoPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

export default async function UndoPage({ searchParams }: UndoPageProps) {
  const { codigo } = await searchParams
  return (
    <AccountFormPage title="Deshacer el cambio de correo">
      <JavaScriptNotice />
      {typeof codigo === 'string' && codigo !== '' ? (
        <UndoEmailChange code={codigo} />
      ) : (
        <div className="grid gap-4">
          <p className="text-pretty text-ink-2">
            A la dirección le falta el código. Abra el enlace completo del correo que le enviamos o escríbanos.
          </p>
          <a className={buttonClass('line', 'lg')} href="/contacto">
            Escribir a BaseJuris
          </a>
        </div>
      )}
    </AccountFormPage>
  )
}

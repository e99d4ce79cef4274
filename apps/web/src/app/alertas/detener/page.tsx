import type { Metadata } from 'next'
import { buttonClass } from '../../../components/ui/button.tsx'
import { AccountFormPage } from '../../../features/account/account-form-page.tsx'
import { JavaScriptNotice } from '../../../features/account/javascript-notice.tsx'
import { StopDigest } from '../../../features/saved-searches/stop-digest.tsx'

export const metadata: Metadata = {
  title: 'Detener una alerta',
  description: 'Detenga los correos de una búsqueda guardada.',
  alternates: { canonical: '/alertas/detener' },
  robots: { index: false, follow: false },
}

interface StopPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

export default async function StopPage({ searchParams }: StopPageProps) {
  const { codigo } = await searchParams
  return (
    <AccountFormPage title="Detener una alerta">
      <JavaScriptNotice />
      {typeof codigo === 'string' && codigo !== '' ? (
        <StopDigest code={codigo} />
      ) : (
        <div className="grid gap-4">
          <p className="text-pretty text-ink-2">
            A la dirección le falta el código. Abra el enlace completo del correo, o detenga la alerta en sus búsquedas.
          </p>
          <a className={buttonClass('line', 'lg')} href="/mis-busquedas">
            Ir a mis búsquedas
          </a>
        </div>
      )}
    </AccountFormPage>
  )
}

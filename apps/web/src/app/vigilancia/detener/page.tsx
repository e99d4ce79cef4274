import type { Metadata } from 'next'
import { buttonClass } from '../../../components/ui/button.tsx'
import { AccountFormPage } from '../../../features/account/account-form-page.tsx'
import { JavaScriptNotice } from '../../../features/account/javascript-notice.tsx'
import { StopWatchMails } from '../../../features/watches/stop-watch-mails.tsx'
import type { AddressParameters } from '../../../search-address/parse-address.ts'

export const metadata: Metadata = {
  title: 'Detener los correos de una vigilancia',
  description: 'Detenga los correos de una carpeta o de un escrito que vigila.',
  alternates: { canonical: '/vigilancia/detener' },
  robots: { index: false, follow: false },
}

export default async function StopWatchPage({ searchParams }: { readonly searchParams: Promise<AddressParameters> }) {
  const { codigo } = await searchParams
  return (
    <AccountFormPage title="Detener los correos de una vigilancia">
      <JavaScriptNotice />
      {typeof codigo === 'string' && codigo !== '' ? (
        <StopWatchMails code={codigo} />
      ) : (
        <div className="grid gap-4">
          <p className="text-pretty text-ink-2">
            A la dirección le falta el código. Abra el enlace completo del correo, o detenga los correos en «Vigilancia».
          </p>
          <a className={buttonClass('line', 'lg')} href="/vigilancia">
            Ir a vigilancia
          </a>
        </div>
      )}
    </AccountFormPage>
  )
}

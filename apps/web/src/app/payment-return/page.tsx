import { paymentAttemptEndpoint, paymentReturnPage } from '@basejuris/contract'
import type { Metadata } from 'next'
import { SiteFooter } from '../../components/footer/site-footer.tsx'
import { SiteHeader } from '../../components/header/site-header.tsx'
import { LoadFailure } from '../../components/states/load-failure.tsx'
import { loadPage } from '../../components/states/load-page.ts'
import { buttonClass } from '../../components/ui/button.tsx'
import { PaymentReturn } from '../../features/subscription/return/payment-return.tsx'
import { ReturnMessage } from '../../features/subscription/return/return-message.tsx'
import type { AddressParameters } from '../../search-address/parse-address.ts'
import { PrivatePage } from '../../session/private-page.tsx'

export const metadata: Metadata = {
  title: 'Su pago',
  description: 'Estado del pago que hizo en la página del proveedor.',
  alternates: { canonical: paymentReturnPage },
  robots: { index: false, follow: false },
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const notFoundStatus = 404

export default async function PaymentReturnPage({ searchParams }: { readonly searchParams: Promise<AddressParameters> }) {
  const { payment_ref: sent } = await searchParams
  const paymentRef = typeof sent === 'string' && uuid.test(sent) ? sent : null
  const path = paymentRef === null ? paymentReturnPage : `${paymentReturnPage}?payment_ref=${paymentRef}`
  return (
    <PrivatePage path={path}>
      {async () => {
        const found =
          paymentRef === null ? null : await loadPage(path, (client) => client.call(paymentAttemptEndpoint, { params: { paymentRef } }))
        const isUnknown = found === null || found.failure?.status === notFoundStatus
        return (
          <>
            <SiteHeader />
            <main id="contenido" tabIndex={-1} className="wrap grow pt-8 pb-16 outline-none md:pt-12">
              {isUnknown ? (
                <>
                  <PageTitle />
                  <UnknownPayment />
                </>
              ) : found.failure !== null ? (
                <LoadFailure title="Su pago no se pudo consultar." failure={found.failure} retryHref={path} />
              ) : (
                <>
                  <PageTitle />
                  <PaymentReturn attempt={found.data} />
                </>
              )}
            </main>
            <SiteFooter />
          </>
        )
      }}
    </PrivatePage>
  )
}

function PageTitle() {
  return <h1 className="mb-5 font-serif text-26 font-medium tracking-[-0.015em] text-brand md:text-34">Su pago</h1>
}

function UnknownPayment() {
  return (
    <ReturnMessage
      title="No encontramos ese pago"
      actions={
        <a className={buttonClass('primary', 'lg')} href="/suscripciones">
          Ver mi suscripción
        </a>
      }
    >
      La dirección no nombra un pago de su cuenta. Si pagó con otra cuenta, ingrese con ella; el estado de su suscripción está en su página.
    </ReturnMessage>
  )
}

import { invoicesEndpoint, ownPaymentUserEndpoint, ownSubscriptionEndpoint } from '@basejuris/contract'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { guestApi } from '../../api/server-client.ts'
import { SiteFooter } from '../../components/footer/site-footer.tsx'
import { SiteHeader } from '../../components/header/site-header.tsx'
import { LoadFailure } from '../../components/states/load-failure.tsx'
import { loadPage } from '../../components/states/load-page.ts'
import { OfflineNotice } from '../../components/states/offline-notice.tsx'
import { SearchBox } from '../../components/suggestions/search-box.tsx'
import { SubscriptionPage } from '../../features/subscription/subscription-page.tsx'
import { PrivatePage } from '../../session/private-page.tsx'
import { maySeeSubscription } from '../../session/subscription-access.ts'

export const metadata: Metadata = {
  title: 'Suscripciones',
  description: 'Su suscripción: bases, cobros, tarjeta y cancelación.',
  alternates: { canonical: '/suscripciones' },
  robots: { index: false, follow: false },
}

const path = '/suscripciones'

export default function SubscriptionsPage() {
  return (
    <PrivatePage path={path}>
      {async () => {
        const { data, failure } = await loadPage(path, async (client) => {
          const [{ usuario }, settings, bases] = await Promise.all([client.currentSession(), guestApi().settings(), guestApi().bases()])
          if (!maySeeSubscription(usuario?.subscriptionId ?? null, settings)) return null
          const [own, card, { cobros }] = await Promise.all([
            client.call(ownSubscriptionEndpoint),
            client.call(ownPaymentUserEndpoint),
            client.call(invoicesEndpoint),
          ])
          return { own, card, invoices: cobros, settings, bases }
        })
        if (failure === null && data === null) notFound()
        return (
          <>
            <SiteHeader search={<SearchBox query="" />} />
            <main id="contenido" tabIndex={-1} className="wrap grow pt-8 pb-16 outline-none md:pt-12">
              {failure !== null ? (
                <LoadFailure title="Su suscripción no se pudo mostrar." failure={failure} retryHref={path} />
              ) : (
                data !== null && (
                  <>
                    <h1 className="font-serif text-34 font-medium tracking-[-0.015em] text-brand max-md:text-26">Suscripciones</h1>
                    <OfflineNotice />
                    <SubscriptionPage {...data} />
                  </>
                )
              )}
            </main>
            <SiteFooter />
          </>
        )
      }}
    </PrivatePage>
  )
}

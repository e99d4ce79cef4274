import type { Metadata, Viewport } from 'next'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { pagesConfig } from '../api/pages.config.ts'
import { platformFacts } from '../api/platform-facts.ts'
import { SkipLink } from '../components/header/skip-link.tsx'
import { TestModeRibbon } from '../components/header/test-mode-ribbon.tsx'
import { NavigationProvider } from '../components/navigation/navigation.tsx'
import { readTheme } from '../components/theme/read-theme.ts'
import { themeAttribute } from '../components/theme/theme.ts'
import { LazyProfile } from '../features/account/profile/lazy-profile.tsx'
import { LazyCart } from '../features/cart/lazy-cart.tsx'
import { SalesProvider } from '../features/cart/sales.tsx'
import { noLanguageModel } from '../features/chat/composer/answer-model.ts'
import { LazyAskPanel } from '../features/chat/panel/lazy-ask-panel.tsx'
import { LazyPayment } from '../features/payment/lazy-payment.tsx'
import { LazyRecovery } from '../features/payment-recovery/lazy-recovery.tsx'
import { LazyToaster } from '../notifications/lazy-toaster.tsx'
import { NextPageNotice } from '../notifications/next-page-notice.tsx'
import { currentSession } from '../session/current-session.ts'
import { SessionProvider } from '../session/session-provider.tsx'
import { inter, sourceSerif, sourceSerifItalic } from './fonts.ts'
import './globals.css'

const description =
  'Buscador de sentencias chilenas: escriba un rol, un artículo, una frase o su pregunta, y cada resultado abre en el considerando que mejor responde.'

export function generateMetadata(): Metadata {
  const { publicUrl, apiOrigin } = pagesConfig()
  return {
    metadataBase: new URL(publicUrl ?? apiOrigin),
    title: { default: 'BaseJuris · Jurisprudencia chilena', template: '%s · BaseJuris' },
    description,
    applicationName: 'BaseJuris',
    openGraph: { siteName: 'BaseJuris', locale: 'es_CL', type: 'website', description },
    formatDetection: { telephone: false, date: false, address: false, email: false },
  }
}

export const viewport: Viewport = { themeColor: '#1a365d' }

/**
 * Awaiting the connection makes every route dynamic, also the 404 page. A prerendered page would carry no nonce, so its scripts would be
 * blocked.
 */
export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  await connection()
  const [session, chosen, facts] = await Promise.all([currentSession(), readTheme(), platformFacts()])
  const theme = themeAttribute(chosen)
  return (
    <html
      lang="es-CL"
      className={`${inter.variable} ${sourceSerif.variable} ${sourceSerifItalic.variable}`}
      {...(theme === null ? {} : { 'data-theme': theme })}
      suppressHydrationWarning
    >
      <body>
        {/* Not in `viewport`, whose tags each page replaces: without this one the browser computes every style of the document again. */}
        <meta name="color-scheme" content="light dark" />
        <SkipLink />
        <SessionProvider session={session}>
          <NavigationProvider>
            <SalesProvider isOpen={facts?.settings.disponible !== false}>{children}</SalesProvider>
            {session.user !== null && <LazyAskPanel configured={facts?.settings.modeloDeLenguaje ?? noLanguageModel} />}
          </NavigationProvider>
          <LazyProfile supportEmail={pagesConfig().supportEmail} />
          {session.user !== null && facts?.settings.subscriptions === true && <LazyCart />}
          {session.user !== null && <LazyPayment />}
          {session.user?.mayRecoverPayment === true && <LazyRecovery />}
        </SessionProvider>
        {facts?.settings.pagosDePrueba === true && <TestModeRibbon />}
        <LazyToaster />
        <NextPageNotice />
      </body>
    </html>
  )
}

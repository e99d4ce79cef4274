import type { Metadata } from 'next'
import { guestApi } from '../../api/server-client.ts'
import { SiteFooter } from '../../components/footer/site-footer.tsx'
import { SiteHeader } from '../../components/header/site-header.tsx'
import { SearchBox } from '../../components/suggestions/search-box.tsx'
import { AccountSettings } from '../../features/account/settings/account-settings.tsx'
import { PrivatePage } from '../../session/private-page.tsx'

export const metadata: Metadata = {
  title: 'Mi cuenta',
  description: 'Preferencias, correo, contraseña, segundo factor, sesiones activas, claves de acceso y datos de su cuenta.',
  alternates: { canonical: '/cuenta' },
  robots: { index: false },
}

export default function AccountPage() {
  return (
    <PrivatePage path="/cuenta">
      {async (user) => {
        const [bases, { modeloDeLenguaje }] = await Promise.all([guestApi().bases(), guestApi().settings()])
        return (
          <>
            <SiteHeader search={<SearchBox query="" />} />
            <main id="contenido" tabIndex={-1} className="wrap grow pt-8 pb-16 outline-none md:pt-12">
              <h1 className="font-serif text-34 font-medium tracking-[-0.015em] text-brand max-md:text-26">Mi cuenta</h1>
              <AccountSettings user={user} bases={bases.map(({ id, name }) => ({ id, name }))} languageModel={modeloDeLenguaje} />
            </main>
            <SiteFooter />
          </>
        )
      }}
    </PrivatePage>
  )
}

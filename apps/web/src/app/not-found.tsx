import type { Metadata } from 'next'
import { PlainHeader } from '../components/frame/plain-header.tsx'
import { SiteFooter } from '../components/frame/site-footer.tsx'
import { StatePage } from '../components/frame/state-page.tsx'
import { buttonClass } from '../components/ui/button.tsx'

export const metadata: Metadata = { title: 'Página no encontrada', robots: { index: false } }

export default function NotFound() {
  return (
    <>
      <PlainHeader />
      <StatePage
        title="No encontramos esa página."
        actions={
          <a className={buttonClass('primary')} href="/">
            Ir al inicio
          </a>
        }
      >
        La dirección puede estar mal copiada, o la sentencia puede haberse retirado. Puede buscarla por su rol o sus partes en la caja de
        arriba.
      </StatePage>
      <SiteFooter />
    </>
  )
}

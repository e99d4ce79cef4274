import type { Metadata } from 'next'
import { readFooterFacts } from '../components/footer/site-footer.tsx'
import { MissingPageSlot } from '../components/states/lazy-not-found-page.tsx'

export const metadata: Metadata = { title: 'Página no encontrada', robots: { index: false } }

const NotFound = async () => (
  <MissingPageSlot
    title="No encontramos esa página."
    text="La dirección puede estar mal copiada, o la sentencia puede haberse retirado. Puede buscarla por su rol o sus partes en la caja de arriba."
    ways={[{ href: '/', label: 'Ir al inicio' }]}
    footer={await readFooterFacts()}
  />
)
export default NotFound

import type { Metadata } from 'next'
import { readFooterFacts } from '../components/footer/site-footer.tsx'
import { LazyNotFoundPage } from '../components/states/lazy-not-found-page.tsx'
import { readTheme } from '../components/theme/read-theme.ts'

export const metadata: Metadata = { title: 'Página no encontrada', robots: { index: false } }

const NotFound = async () => (
  <LazyNotFoundPage
    title="No encontramos esa página."
    text="La dirección puede estar mal copiada o haber cambiado. Para buscar una sentencia use el buscador de arriba."
    links={[{ href: '/', label: 'Ir al inicio' }]}
    footer={await readFooterFacts()}
    theme={await readTheme()}
  />
)
export default NotFound

import { readFooterFacts } from '../../components/footer/site-footer.tsx'
import { LazyNotFoundPage } from '../../components/states/lazy-not-found-page.tsx'
import { readTheme } from '../../components/theme/read-theme.ts'

const RulingNotFound = async () => (
  <LazyNotFoundPage
    title="No encontramos esa sentencia."
    text="El enlace puede estar incompleto, o la sentencia puede haberse retirado de su base. Búsquela por su rol, sus partes o una frase en el buscador de arriba."
    links={[
      { href: '/resultados', label: 'Buscar sentencias' },
      { href: '/', label: 'Ir al inicio' },
    ]}
    footer={await readFooterFacts()}
    theme={await readTheme()}
  />
)
export default RulingNotFound

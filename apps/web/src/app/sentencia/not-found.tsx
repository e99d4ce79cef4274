import { readFooterFacts } from '../../components/footer/site-footer.tsx'
import { LazyNotFoundPage } from '../../components/states/lazy-not-found-page.tsx'

const RulingNotFound = async () => (
  <LazyNotFoundPage
    title="No encontramos esa sentencia."
    text="El enlace puede estar incompleto, o la sentencia puede haberse retirado de su base. Búsquela por su rol, sus partes o una frase en el buscador de arriba."
    links={[
      { href: '/resultados', label: 'Buscar sentencias' },
      { href: '/', label: 'Ir al inicio' },
    ]}
    footer={await readFooterFacts()}
  />
)
export default RulingNotFound

import { type FooterFacts, FooterSheet } from '../../../components/frame/footer-sheet.tsx'
import { PlainHeader } from '../../../components/frame/plain-header.tsx'
import { StatePage } from '../../../components/frame/state-page.tsx'
import { buttonClass } from '../../../components/ui/button.tsx'

export default function MissingRuling(footer: FooterFacts) {
  return (
    <>
      <PlainHeader />
      <StatePage
        title="No encontramos esa sentencia."
        actions={
          <>
            <a className={buttonClass('primary')} href="/resultados">
              Buscar sentencias
            </a>
            <a className={buttonClass('line')} href="/">
              Ir al inicio
            </a>
          </>
        }
      >
        El enlace puede estar incompleto, o la sentencia puede haberse retirado de su base. Búsquela por su rol, sus partes o una frase en
        la caja de arriba.
      </StatePage>
      <FooterSheet {...footer} />
    </>
  )
}

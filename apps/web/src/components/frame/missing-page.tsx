import { buttonClass } from '../ui/button.tsx'
import { type FooterFacts, FooterSheet } from './footer-sheet.tsx'
import { PlainHeader } from './plain-header.tsx'
import { StatePage } from './state-page.tsx'

export default function MissingPage(footer: FooterFacts) {
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
      <FooterSheet {...footer} />
    </>
  )
}

'use client'
import { StatePage } from '../components/frame/state-page.tsx'
import { Button } from '../components/ui/button.tsx'
import './globals.css'

/** Stands in for the whole document when the layout itself fails. */
export default function GlobalError() {
  return (
    <html lang="es-CL">
      <body>
        <title>Error · BaseJuris</title>
        <StatePage
          title="BaseJuris no está respondiendo."
          actions={
            <Button variant="primary" onClick={() => location.reload()}>
              Intentar de nuevo
            </Button>
          }
        >
          Error interno del servidor. Por favor, intenta más tarde.
        </StatePage>
      </body>
    </html>
  )
}

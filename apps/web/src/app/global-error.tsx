'use client'
import { BareFailure } from '../components/states/error-page.tsx'
import './globals.css'

/** Stands in for the whole document when the layout itself fails. */
export default function GlobalError() {
  return (
    <html lang="es-CL">
      <body>
        <title>Error · BaseJuris</title>
        <BareFailure title="BaseJuris no está respondiendo." />
      </body>
    </html>
  )
}

'use client'
import { ErrorPage } from '../components/states/error-page.tsx'
import './globals.css'

/** Replaces the whole document when the layout itself fails. */
export default function GlobalError() {
  return (
    <html lang="es-CL">
      <body>
        <title>Error · BaseJuris</title>
        <ErrorPage title="BaseJuris no está respondiendo." />
      </body>
    </html>
  )
}

import type { Metadata } from 'next'
import { StatusForm } from '../../../features/privacy-request/status-form.tsx'
import { TextPage } from '../../../features/texts/text-page.tsx'

export const metadata: Metadata = {
  title: 'Estado de su solicitud',
  description: 'Con la referencia y el código vea en qué está su solicitud sobre datos personales, cuántos días quedan y cómo se resolvió.',
  alternates: { canonical: '/privacidad/solicitud' },
  robots: { index: false },
}

const parts = [
  { id: 'estado', title: 'Ver el estado', body: <StatusForm /> },
  {
    id: 'sin-codigo',
    title: 'Si perdió el código',
    body: (
      <p>
        El código no se guarda y nadie puede recuperarlo. La respuesta llegará de todos modos al correo que indicó; si necesita saber antes,
        escriba a <a href="/contacto">contacto</a> con la referencia.
      </p>
    ),
  },
]

export default function RequestPage() {
  return <TextPage title="Su solicitud" lead="En qué está lo que pidió sobre sus datos en una sentencia." parts={parts} />
}

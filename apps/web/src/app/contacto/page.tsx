import { contactLengths } from '@basejuris/contract'
import type { Metadata } from 'next'
import { ContactForm } from '../../features/contact/contact-form.tsx'
import { contactReasons } from '../../features/contact/contact-reasons.tsx'
import { TextPage } from '../../features/texts/text-page.tsx'
import { currentUser } from '../../session/current-session.ts'

export const metadata: Metadata = {
  title: 'Contacto',
  description:
    'Escriba a quien administra BaseJuris: dudas, errores, datos personales, seguridad. Su mensaje recibe una referencia y respuesta por correo.',
  alternates: { canonical: '/contacto' },
}

export default async function ContactPage() {
  const user = await currentUser()
  const form = {
    id: 'mensaje',
    title: 'Escribir un mensaje',
    body: <ContactForm email={user?.email ?? null} maxLengths={contactLengths} />,
  }
  return (
    <TextPage
      title="Contacto"
      lead="Lo lee una persona y se responde por correo. Antes de escribir, vea si lo suyo se resuelve más rápido por otro camino."
      parts={[form, ...contactReasons]}
    />
  )
}

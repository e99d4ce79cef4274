import type { Metadata } from 'next'
import { accessibilityParts } from '../../features/texts/accessibility/accessibility-parts.tsx'
import { TextPage } from '../../features/texts/text-page.tsx'

export const metadata: Metadata = {
  title: 'Accesibilidad',
  description: 'Qué se prueba para que cualquier persona pueda usar BaseJuris, con qué referencia, qué falta y cómo avisar de un problema.',
  alternates: { canonical: '/accesibilidad' },
}

export default function AccessibilityPage() {
  return (
    <TextPage
      title="Accesibilidad"
      lead="Lo que se comprueba y lo que todavía no. Sin promesas que no estén probadas."
      version="Revisada el 20-11-2026."
      parts={accessibilityParts}
    />
  )
}

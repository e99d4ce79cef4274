import type { Metadata } from 'next'
import { readingParts } from '../../features/texts/how-it-works/reading.tsx'
import { searchingParts } from '../../features/texts/how-it-works/searching.tsx'
import { TextPage } from '../../features/texts/text-page.tsx'

export const metadata: Metadata = {
  title: 'Cómo funciona',
  description:
    'Del rol, el artículo o la pregunta al considerando que lo trata, con su cita: cómo buscar, comparar, leer y citar sentencias en BaseJuris.',
  alternates: { canonical: '/como-funciona' },
}

export default function HowItWorksPage() {
  return (
    <TextPage
      title="Cómo funciona"
      lead="De lo que usted recuerda —un rol, un artículo, una frase, un problema⁠— al considerando que lo trata, con la cita lista."
      parts={[...searchingParts, ...readingParts]}
      numbered
    />
  )
}

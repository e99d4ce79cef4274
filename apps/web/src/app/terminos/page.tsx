import type { Metadata } from 'next'
import { TermsInBrief } from '../../features/texts/terms/terms-in-brief.tsx'
import { termsParts } from '../../features/texts/terms/terms-parts.tsx'
import { TextPage, textVersion } from '../../features/texts/text-page.tsx'

export const metadata: Metadata = {
  title: 'Términos del servicio',
  description:
    'Qué ofrece BaseJuris, qué se puede hacer con él, qué cuesta, cómo se termina y qué derechos le da la ley chilena al usarlo.',
  alternates: { canonical: '/terminos' },
}

export default function TermsPage() {
  return (
    <TextPage
      title="Términos del servicio"
      lead="El acuerdo entre usted y quien presta BaseJuris. Está escrito para leerse: si algo no se entiende, pregunte antes de aceptar."
      version={textVersion}
      before={<TermsInBrief />}
      parts={termsParts()}
      numbered
    />
  )
}

import type { Metadata } from 'next'
import { accountTerms } from '../../features/texts/terms/account-terms.tsx'
import { closingTerms } from '../../features/texts/terms/closing-terms.tsx'
import { serviceTerms } from '../../features/texts/terms/service-terms.tsx'
import { TermsInBrief } from '../../features/texts/terms/terms-in-brief.tsx'
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
      parts={[...serviceTerms, ...accountTerms, ...closingTerms]}
      numbered
    />
  )
}

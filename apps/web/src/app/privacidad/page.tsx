import type { Metadata } from 'next'
import { pagesConfig } from '../../api/pages.config.ts'
import { guestApi } from '../../api/server-client.ts'
import { requestSection } from '../../features/privacy-request/request-section.tsx'
import { PrivacyInBrief } from '../../features/texts/privacy/privacy-in-brief.tsx'
import { rulingData } from '../../features/texts/privacy/ruling-data.tsx'
import { yourData } from '../../features/texts/privacy/your-data.tsx'
import { TextPage, textVersion } from '../../features/texts/text-page.tsx'

export const metadata: Metadata = {
  title: 'Privacidad',
  description:
    'Qué guarda BaseJuris de usted y por cuánto tiempo, qué se oculta en las sentencias y cómo pedir que se oculte, corrija o retire un dato suyo.',
  alternates: { canonical: '/privacidad' },
}

export default async function PrivacyPage() {
  const { sentido, modeloDeLenguaje } = await guestApi().settings()
  const leaves = { meaningHost: sentido.servicio, languageModel: modeloDeLenguaje, counted: pagesConfig().tagManagerId !== null }
  return (
    <TextPage
      title="Privacidad"
      lead="Qué se guarda, dónde, hasta cuándo y qué sale. De quienes buscan y de quienes aparecen en las sentencias."
      version={textVersion}
      before={<PrivacyInBrief meaningHost={sentido.servicio} modelHost={modeloDeLenguaje.servicio} />}
      parts={[...yourData(leaves), ...rulingData, await requestSection()]}
      numbered
    />
  )
}

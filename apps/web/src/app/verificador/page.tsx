import type { Metadata } from 'next'
import { guestApi } from '../../api/server-client.ts'
import { OfflineNotice } from '../../components/states/offline-notice.tsx'
import { WorkspaceFrame } from '../../components/workspace/workspace-frame.tsx'
import type { IndexFigures } from '../../features/citation-checker/checker-guide.tsx'
import { CheckerView } from '../../features/citation-checker/checker-view.tsx'
import { PrivatePage } from '../../session/private-page.tsx'

const path = '/verificador'

export const metadata: Metadata = {
  title: 'Verificador de citas',
  description: 'Pegue o suba un escrito y compruebe cada sentencia, dictamen, norma y frase entre comillas que cita.',
  alternates: { canonical: path },
  robots: { index: false, follow: false },
}

/** What texts are compared with. Null when the API does not answer, because the page works without it. */
const indexFigures = (): Promise<IndexFigures | null> =>
  guestApi()
    .coverage({ ficticias: 'excluir' })
    .then(({ cobertura, normas }) => ({ rulings: cobertura.sentencias, lastDay: cobertura.hasta, norms: normas }))
    .catch(() => null)

export default function CitationCheckerPage() {
  return (
    <PrivatePage path={path}>
      {async () => (
        <WorkspaceFrame current="verificador">
          <main id="contenido" tabIndex={-1} className="wrap grow pt-7 pb-16 outline-none md:pt-10">
            <h1 className="font-serif text-26 font-[480] tracking-[-0.015em] text-brand md:text-34">Verificador de citas</h1>
            <p className="mt-1.5 mb-6 max-w-[62ch] text-pretty text-ink-2 print:hidden">
              Pegue o suba un escrito, suyo o de la contraparte. Marcamos cada sentencia, dictamen, norma y frase entre comillas, y la
              comparamos con lo que tenemos.
            </p>
            <OfflineNotice />
            <CheckerView figures={await indexFigures()} />
          </main>
        </WorkspaceFrame>
      )}
    </PrivatePage>
  )
}

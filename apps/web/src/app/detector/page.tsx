import type { Metadata } from 'next'
import { OfflineNotice } from '../../components/states/offline-notice.tsx'
import { buttonClass } from '../../components/ui/button.tsx'
import { WorkspaceFrame } from '../../components/workspace/workspace-frame.tsx'
import { DetectorView } from '../../features/norm-detector/detector-view.tsx'
import { PrivatePage } from '../../session/private-page.tsx'

const path = '/detector'

export const metadata: Metadata = {
  title: 'Detector de normas',
  description: 'Pegue o suba un texto: las normas que cita, hasta artículo e inciso, y las que quizá se apliquen sin que las cite.',
  alternates: { canonical: path },
  robots: { index: false, follow: false },
}

export default function NormDetectorPage() {
  return (
    <PrivatePage path={path}>
      {() => (
        <WorkspaceFrame current="detector">
          <main id="contenido" tabIndex={-1} className="wrap grow pt-7 pb-16 outline-none md:pt-10">
            <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
              <div>
                <h1 className="font-serif text-26 font-[480] tracking-[-0.015em] text-brand md:text-34">Detector de normas</h1>
                <p className="mt-1.5 max-w-[62ch] text-pretty text-ink-2 print:hidden">
                  Un relato, una carta de despido, una cláusula o un escrito: las normas que cita y las que quizá se apliquen. El texto no
                  se guarda.
                </p>
              </div>
              <a href="/verificador" className={buttonClass('line', 'md', 'max-md:h-11 max-md:w-full print:hidden')}>
                Verificar un escrito completo
              </a>
            </div>
            <OfflineNotice />
            <DetectorView />
          </main>
        </WorkspaceFrame>
      )}
    </PrivatePage>
  )
}

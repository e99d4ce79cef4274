import { maxDocketLines } from '@basejuris/domain/limits'
import type { Metadata } from 'next'
import { OfflineNotice } from '../../components/states/offline-notice.tsx'
import { WorkspaceFrame } from '../../components/workspace/workspace-frame.tsx'
import { DocketListView } from '../../features/docket-list/docket-list-view.tsx'
import { PrivatePage } from '../../session/private-page.tsx'

const path = '/lista-de-roles'

export const metadata: Metadata = {
  title: 'Lista de roles',
  description: `Pegue hasta ${maxDocketLines} roles y encuentre sus sentencias de una vez.`,
  alternates: { canonical: path },
  robots: { index: false, follow: false },
}

export default function DocketListPage() {
  return (
    <PrivatePage path={path}>
      {() => (
        <WorkspaceFrame current="roles">
          <main id="contenido" tabIndex={-1} className="wrap grow pt-7 pb-16 outline-none md:pt-10">
            <h1 className="font-serif text-26 font-[480] tracking-[-0.015em] text-brand md:text-34">Lista de roles</h1>
            <p className="mt-1.5 mb-6 max-w-[62ch] text-pretty text-ink-2">
              Pegue los roles de un escrito o de una planilla: le decimos cuáles están, cuáles pueden ser varias sentencias y cuáles faltan,
              y las guarda en una carpeta. Lo que pegue no queda en el historial. ¿Tiene el escrito entero?{' '}
              <a className="inline-link" href="/verificador">
                Verifique sus citas
              </a>
              .
            </p>
            <OfflineNotice />
            <DocketListView />
          </main>
        </WorkspaceFrame>
      )}
    </PrivatePage>
  )
}

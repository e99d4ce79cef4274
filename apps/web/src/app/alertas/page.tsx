import { deskEndpoint, savedSearchesEndpoint } from '@basejuris/contract'
import type { Metadata } from 'next'
import { api } from '../../api/server-client.ts'
import { LoadFailure } from '../../components/states/load-failure.tsx'
import { loadPage } from '../../components/states/load-page.ts'
import { OfflineNotice } from '../../components/states/offline-notice.tsx'
import { WorkspaceFrame } from '../../components/workspace/workspace-frame.tsx'
import { AlertKindList } from '../../features/saved-searches/alert-kind-list.tsx'
import { type AlertChoices, type AlertKind, parseAlertKind } from '../../features/saved-searches/alert-kinds.ts'
import { NewAlert } from '../../features/saved-searches/new-alert.tsx'
import { rulingAlerts } from '../../features/saved-searches/ruling-alerts.ts'
import { SavedSearches } from '../../features/saved-searches/saved-search-section.tsx'
import type { AddressParameters } from '../../search-address/parse-address.ts'
import { PrivatePage } from '../../session/private-page.tsx'

export const metadata: Metadata = {
  title: 'Alertas',
  description: 'Avisos por correo de las sentencias nuevas de una causa, una norma, una materia, un tribunal o quien lo integra.',
  alternates: { canonical: '/alertas' },
  robots: { index: false, follow: false },
}

const maxIdLength = 200

interface NewAlertAddress {
  /** The ruling from which an alert is made; null when there is none. */
  readonly docId: string | null
  readonly kind: AlertKind | null
}

function parseNewAlert({ sentencia, de }: AddressParameters): NewAlertAddress {
  const docId = typeof sentencia === 'string' && sentencia !== '' && sentencia.length <= maxIdLength ? sentencia : null
  return { docId, kind: parseAlertKind(de) }
}

function alertsHref({ docId, kind }: NewAlertAddress): string {
  const fields = { ...(docId === null ? {} : { sentencia: docId }), ...(kind === null ? {} : { de: kind }) }
  return Object.keys(fields).length === 0 ? '/alertas' : `/alertas?${new URLSearchParams(fields)}`
}

/** What an alert can watch of the ruling; nothing when it cannot be read, since the person can still write it. */
async function offeredBy(docId: string | null): Promise<AlertChoices> {
  if (docId === null) return {}
  const ruling = await (await api()).findRuling({ docId }).catch(() => null)
  return ruling === null ? {} : rulingAlerts(ruling)
}

export default async function AlertsPage({ searchParams }: { readonly searchParams: Promise<AddressParameters> }) {
  const address = parseNewAlert(await searchParams)
  const path = alertsHref(address)
  return (
    <PrivatePage path={path}>
      {async () => {
        const [saved, desk, offered] = await Promise.all([
          loadPage(path, (client) => client.call(savedSearchesEndpoint)),
          loadPage(path, (client) => client.call(deskEndpoint)),
          offeredBy(address.docId),
        ])
        return (
          <WorkspaceFrame current="alertas">
            <main id="contenido" tabIndex={-1} className="wrap grow pt-7 pb-16 outline-none md:pt-10">
              {saved.failure !== null ? (
                <LoadFailure title="Sus alertas no se pudieron mostrar." failure={saved.failure} retryHref={path} />
              ) : (
                <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
                  <div className="min-w-0">
                    <div className="flex items-center justify-between gap-3">
                      <h1 className="font-serif text-26 font-[480] tracking-[-0.015em] text-brand md:text-34">Alertas</h1>
                      <NewAlert offered={offered} {...(address.kind === null ? {} : { kind: address.kind })} />
                    </div>
                    <OfflineNotice />
                    <div className="mt-6 border border-t-[1.5px] border-paper-rule border-t-ink bg-paper py-2 max-md:-mx-5 max-md:border-x-0">
                      <SavedSearches {...saved.data} news={desk.data?.alertas ?? []} now={new Date()} />
                    </div>
                  </div>
                  <div className="lg:mt-[4.1rem] print:hidden">
                    <AlertKindList />
                  </div>
                </div>
              )}
            </main>
          </WorkspaceFrame>
        )
      }}
    </PrivatePage>
  )
}

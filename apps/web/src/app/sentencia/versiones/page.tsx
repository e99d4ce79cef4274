import { ApiError } from '@basejuris/contract'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { SiteFooter } from '../../../components/footer/site-footer.tsx'
import { SiteHeader } from '../../../components/header/site-header.tsx'
import { MessagePage } from '../../../components/states/message-page.tsx'
import { SearchBox } from '../../../components/suggestions/search-box.tsx'
import { buttonClass } from '../../../components/ui/button.tsx'
import { parseReaderAddress, parseVersion, rulingHref } from '../../../features/reader/reader-address.ts'
import { loadComparison } from '../../../features/reader/versions/load-comparison.ts'
import { VersionComparison } from '../../../features/reader/versions/version-comparison.tsx'

interface VersionsPageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ searchParams }: VersionsPageProps): Promise<Metadata> {
  const address = parseReaderAddress(await searchParams)
  return {
    title: 'Versiones de una sentencia',
    description: 'Qué cambió entre las versiones de una sentencia: lo agregado, lo quitado y los datos que difieren.',
    robots: { index: false, follow: false },
    ...(address === null ? {} : { alternates: { canonical: `/sentencia/versiones?${new URLSearchParams({ id: address.docId })}` } }),
  }
}

export default async function VersionsPage({ searchParams }: VersionsPageProps) {
  const params = await searchParams
  const address = parseReaderAddress(params)
  if (address === null) notFound()
  const comparison = await loadComparison(address.docId, parseVersion(params['antes']), parseVersion(params['despues'])).catch(ofPaidBase)
  if (comparison === 'closed') redirect(rulingHref({ docId: address.docId }))
  if (comparison === null) notFound()
  const { versions, pair } = comparison
  return (
    <>
      <SiteHeader search={<SearchBox query="" />} />
      {pair === null ? <OneVersion docId={address.docId} /> : <VersionComparison {...pair} versions={versions} />}
      <SiteFooter />
    </>
  )
}

/** The page of the ruling says in which base it is, and what that base costs. */
const ofPaidBase = (error: unknown): 'closed' => {
  if (error instanceof ApiError && error.status === 403) return 'closed'
  throw error
}

function OneVersion({ docId }: { readonly docId: string }) {
  return (
    <MessagePage
      title="De esta sentencia hay una sola versión."
      actions={
        <a className={buttonClass('primary')} href={rulingHref({ docId })}>
          Leer la sentencia
        </a>
      }
    >
      Cuando una fuente la reemplaza, o la entrega otra, aquí se ve qué cambió.
    </MessagePage>
  )
}

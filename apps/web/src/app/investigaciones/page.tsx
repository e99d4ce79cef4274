import type { Metadata } from 'next'
import { platformFacts } from '../../api/platform-facts.ts'
import { SiteFooter } from '../../components/footer/site-footer.tsx'
import { SiteHeader } from '../../components/header/site-header.tsx'
import { SearchBox } from '../../components/suggestions/search-box.tsx'
import { noLanguageModel } from '../../features/chat/composer/answer-model.ts'
import { ResearchView } from '../../features/research/research-view.tsx'
import type { AddressParameters } from '../../search-address/parse-address.ts'
import { PrivatePage } from '../../session/private-page.tsx'

const path = '/investigaciones'

export const metadata: Metadata = {
  title: 'Investigaciones',
  description: 'Una pregunta de derecho, dividida, buscada y respondida con citas textuales de sentencias, su línea contraria y su método.',
  alternates: { canonical: path },
  robots: { index: false, follow: false },
}

const first = (value: string | readonly string[] | undefined): string => [value ?? ''].flat()[0] ?? ''

export default async function ResearchPage({ searchParams }: { readonly searchParams: Promise<AddressParameters> }) {
  const [{ id, q }, facts] = await Promise.all([searchParams, platformFacts()])
  const configured = facts?.settings.modeloDeLenguaje ?? noLanguageModel
  const query = new URLSearchParams([...(first(id) === '' ? [] : [['id', first(id)]]), ...(first(q) === '' ? [] : [['q', first(q)]])])
  return (
    <PrivatePage path={query.size === 0 ? path : `${path}?${query}`}>
      {(user) => (
        <>
          <SiteHeader search={<SearchBox query="" />} />
          <ResearchView userId={user.id} draft={first(q)} model={{ configured, accountQuotesOnly: user.preferencias.soloCitas === true }} />
          <SiteFooter />
        </>
      )}
    </PrivatePage>
  )
}

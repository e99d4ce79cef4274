import type { Metadata } from 'next'
import { SiteFooter } from '../../components/footer/site-footer.tsx'
import { SiteHeader } from '../../components/header/site-header.tsx'
import { SearchBox } from '../../components/suggestions/search-box.tsx'
import { AnalysisView } from '../../features/analysis/analysis-view.tsx'
import type { AnalysisStart } from '../../features/analysis/create/new-analysis.tsx'
import { type AddressParameters, parseAddress } from '../../search-address/parse-address.ts'
import { searchRequest } from '../../search-address/search-request.ts'
import { addressFields } from '../../search-address/write-address.ts'
import { PrivatePage } from '../../session/private-page.tsx'

const path = '/analisis-patrones'

export const metadata: Metadata = {
  title: 'Mis análisis',
  description: 'Las mismas preguntas a muchas sentencias: respuestas con su cita textual, y resultados con su intervalo.',
  alternates: { canonical: path },
  robots: { index: false, follow: false },
}

const first = (value: string | readonly string[] | undefined): string => [value ?? ''].flat()[0] ?? ''
const uuid = /^[0-9a-f-]{36}$/u

/** What a new analysis begins with: a folder, or the search that the address carries as that of the results does. */
function startOf(parameters: AddressParameters): AnalysisStart {
  const folderId = first(parameters['carpeta'])
  const state = parseAddress(parameters)
  const { pagina: _page, ...search } = searchRequest(state)
  return {
    folderId: uuid.test(folderId) ? folderId : null,
    search: addressFields(state).length === 0 ? null : { ...search, tipo: 'busqueda' },
  }
}

/** The address of the page, to which the login returns. */
const addressOf = (parameters: AddressParameters): string => {
  const query = new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) => [value ?? []].flat().map((each): [string, string] => [name, each])),
  ).toString()
  return query === '' ? path : `${path}?${query}`
}

export default async function AnalysisPage({ searchParams }: { readonly searchParams: Promise<AddressParameters> }) {
  const parameters = await searchParams
  return (
    <PrivatePage path={addressOf(parameters)}>
      {({ id }) => (
        <>
          <SiteHeader search={<SearchBox query="" />} />
          <AnalysisView userId={id} start={startOf(parameters)} />
          <SiteFooter />
        </>
      )}
    </PrivatePage>
  )
}

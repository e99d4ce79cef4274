import 'server-only'
import { deskEndpoint, foldersEndpoint, researchListEndpoint } from '@basejuris/contract'
import { Suspense } from 'react'
import { LoadFailure } from '../../../components/states/load-failure.tsx'
import { loadPage } from '../../../components/states/load-page.ts'
import { HomeSearch } from '../home-search.tsx'
import { DeskView } from './desk-view.tsx'

/** The newest research jobs, among which those of the desk are. */
const listedResearch = 20

async function LoadedDesk() {
  const [{ data, failure }, research, folders] = await Promise.all([
    loadPage('/', (client) => client.call(deskEndpoint)),
    loadPage('/', (client) => client.call(researchListEndpoint, { query: { tamano: listedResearch } })),
    loadPage('/', (client) => client.call(foldersEndpoint)),
  ])
  if (failure !== null) return <LoadFailure title="Su escritorio no se pudo mostrar." failure={failure} retryHref="/" />
  const lists = { research: research.data?.investigaciones ?? [], folders: folders.data?.carpetas ?? [] }
  return <DeskView desk={data} {...lists} now={new Date()} />
}

/** The home page of a person: the search box at once, and below it, as soon as it is read, what is new for them. */
export function SignedInHome({ suggestions }: { readonly suggestions: readonly string[] }) {
  return (
    <>
      <section className="border-b border-paper-rule bg-paper">
        <div className="wrap py-8 md:py-10">
          <div className="max-w-[56rem]">
            <h1 className="font-serif text-26 font-[480] tracking-[-0.015em] text-brand md:text-34">Su escritorio</h1>
            <HomeSearch suggestions={suggestions} />
          </div>
        </div>
      </section>
      <div className="wrap pt-7 md:pt-10">
        <Suspense
          fallback={
            <p role="status" className="text-14 text-ink-2">
              Buscando novedades…
            </p>
          }
        >
          <LoadedDesk />
        </Suspense>
      </div>
    </>
  )
}

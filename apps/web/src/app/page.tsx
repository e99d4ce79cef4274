import type { Metadata } from 'next'
import { type PlatformFacts, platformFacts } from '../api/platform-facts.ts'
import { SiteFooter } from '../components/footer/site-footer.tsx'
import { SiteHeader } from '../components/header/site-header.tsx'
import { BetaMessage } from '../features/home/beta-message.tsx'
import { costSentence } from '../features/home/cost-sentence.ts'
import { SignedInHome } from '../features/home/desk/signed-in-home.tsx'
import { ExamplesTable } from '../features/home/examples-table.tsx'
import { Faq } from '../features/home/faq.tsx'
import { Hero } from '../features/home/hero.tsx'
import { liveExample } from '../features/home/live-example.ts'
import { LiveExampleSection } from '../features/home/live-example-section.tsx'
import { ProductPictures } from '../features/home/product-pictures.tsx'
import { searchExamples } from '../features/home/search-examples.ts'
import { currentUser } from '../session/current-session.ts'

export const metadata: Metadata = { alternates: { canonical: '/' } }

interface HomeProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

export default async function Home({ searchParams }: HomeProps) {
  const [user, facts, examples, shown, { message }] = await Promise.all([
    currentUser(),
    platformFacts(),
    searchExamples(),
    liveExample(),
    searchParams,
  ])
  const suggestions = examples.slice(0, 3).map(({ query }) => query)
  return (
    <>
      <SiteHeader current="inicio" contained />
      <main id="contenido" tabIndex={-1} className="pb-[72px] outline-none">
        <BetaMessage value={message} betaFree={facts?.settings.betaFree ?? false} />
        {user === null ? (
          <GuestHome facts={facts} suggestions={suggestions} examples={examples} shown={shown} />
        ) : (
          <SignedInHome suggestions={suggestions} />
        )}
      </main>
      <SiteFooter />
    </>
  )
}

interface GuestHomeProps {
  readonly facts: PlatformFacts | null
  readonly suggestions: readonly string[]
  readonly examples: Awaited<ReturnType<typeof searchExamples>>
  readonly shown: Awaited<ReturnType<typeof liveExample>>
}

function GuestHome({ facts, suggestions, examples, shown }: GuestHomeProps) {
  return (
    <>
      <Hero facts={facts} suggestions={suggestions} />
      <div className="wrap">
        {examples.length > 0 && (
          <section className="pt-13 md:pt-[72px]">
            <h2 className="font-serif text-26 font-medium tracking-[-0.012em] text-brand">Lo que entiende el buscador</h2>
            <ExamplesTable examples={examples} />
          </section>
        )}
        {shown !== null && <LiveExampleSection specimen={shown} />}
        <ProductPictures />
        <Faq cost={costSentence(facts?.settings.betaFree ?? true, facts?.bases ?? [])} />
      </div>
    </>
  )
}

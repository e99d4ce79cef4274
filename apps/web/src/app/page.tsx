import type { Metadata } from 'next'
import { platformFacts } from '../api/platform-facts.ts'
import { SiteFooter } from '../components/footer/site-footer.tsx'
import { SiteHeader } from '../components/header/site-header.tsx'
import { BetaMessage } from '../features/home/beta-message.tsx'
import { costSentence } from '../features/home/cost-sentence.ts'
import { ExamplesTable } from '../features/home/examples-table.tsx'
import { Faq } from '../features/home/faq.tsx'
import { Hero } from '../features/home/hero.tsx'
import { liveExample } from '../features/home/live-example.ts'
import { LiveExampleSection } from '../features/home/live-example-section.tsx'
import { ProductPictures } from '../features/home/product-pictures.tsx'
import { searchExamples } from '../features/home/search-examples.ts'

export const metadata: Metadata = { alternates: { canonical: '/' } }

interface HomeProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

export default async function Home({ searchParams }: HomeProps) {
  const [facts, examples, shown, { message }] = await Promise.all([platformFacts(), searchExamples(), liveExample(), searchParams])
  return (
    <>
      <SiteHeader current="inicio" contained />
      <main id="contenido" tabIndex={-1} className="pb-[72px] outline-none">
        <BetaMessage value={message} />
        <Hero facts={facts} suggestions={examples.slice(0, 3).map(({ query }) => query)} />
        <div className="wrap">
          {examples.length > 0 && (
            <section className="pt-13 md:pt-[72px]">
              <h2 className="font-serif text-26 font-medium tracking-[-0.012em] text-brand">Lo que entiende la caja</h2>
              <ExamplesTable examples={examples} />
            </section>
          )}
          {shown !== null && <LiveExampleSection specimen={shown} />}
          <ProductPictures />
          <Faq cost={costSentence(facts?.settings.betaFree ?? true, facts?.bases ?? [])} />
        </div>
      </main>
      <SiteFooter />
    </>
  )
}

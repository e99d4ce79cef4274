import type { PlatformFacts } from '../../api/platform-facts.ts'
import { BasesTable } from './bases-table.tsx'
import { HomeSearch } from './home-search.tsx'

interface HeroProps {
  readonly facts: PlatformFacts | null
  readonly suggestions: readonly string[]
}

export function Hero({ facts, suggestions }: HeroProps) {
  return (
    <section className="border-b border-paper-rule bg-paper">
      <div className="wrap grid grid-cols-1 gap-y-12 py-10 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-x-[88px] lg:pt-16 lg:pb-14">
        <div className="min-w-0 self-center">
          <h1 className="font-serif text-[2rem] leading-[1.08] font-[460] tracking-[-0.022em] text-balance text-brand md:text-48">
            Jurisprudencia chilena, <br className="max-md:hidden" />
            con el considerando a la vista.
          </h1>
          <p className="mt-4 max-w-[56ch] text-pretty text-ink-2 md:text-17">
            Escriba un rol, un artículo, una frase o su pregunta. Cada resultado abre en el pasaje que mejor responde, y cada cita se puede
            comprobar.
          </p>
          <HomeSearch suggestions={suggestions} />
        </div>
        {facts !== null && <BasesTable bases={facts.bases} coverage={facts.settings.cobertura} />}
      </div>
    </section>
  )
}

import type { ReactNode } from 'react'

interface KeyFactsProps {
  readonly title: string
  readonly facts: readonly (readonly [term: string, meaning: ReactNode])[]
}

/** The key facts before the detail: a term and a sentence each. */
export function KeyFacts({ title, facts }: KeyFactsProps) {
  return (
    <section aria-label={title} className="mb-11 rounded-md border border-paper-rule bg-paper-2 px-5 py-5 md:px-6">
      <p className="pb-3 font-serif text-19 font-semibold text-paper-ink">{title}</p>
      <dl className="grid gap-x-6 gap-y-3 text-15 leading-relaxed md:grid-cols-[11rem_minmax(0,1fr)]">
        {facts.map(([term, meaning]) => (
          <div key={term} className="contents">
            <dt className="font-[560] max-md:-mb-2.5">{term}</dt>
            <dd className="text-ink-2">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

import type { ReactNode } from 'react'
import { SiteFooter } from '../../components/footer/site-footer.tsx'
import { SiteHeader } from '../../components/header/site-header.tsx'

interface AccountFormPageProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
  /** Beside the form on a wide screen, below it on a phone. */
  readonly aside?: ReactNode
}

/** A page with a single form. */
export function AccountFormPage({ title, lead, children, aside }: AccountFormPageProps) {
  return (
    <>
      <SiteHeader contained />
      <main id="contenido" tabIndex={-1} className="wrap grow py-8 outline-none md:py-16">
        <div className="grid items-start gap-8 md:gap-12 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:gap-20">
          <section className="w-full max-w-[28rem] border border-t-[1.5px] border-paper-rule border-t-ink bg-paper px-5 py-7 max-lg:mx-auto md:px-8 md:py-8">
            <h1 className="font-serif text-26 font-[540] tracking-[-0.012em] text-paper-ink">{title}</h1>
            {lead !== undefined && <div className="mt-2 text-pretty text-ink-2">{lead}</div>}
            <div className="mt-6">{children}</div>
          </section>
          {aside !== undefined && <div className="w-full max-w-[28rem] max-lg:mx-auto lg:max-w-[34rem] lg:pt-8">{aside}</div>}
        </div>
      </main>
      <SiteFooter />
    </>
  )
}

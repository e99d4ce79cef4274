import { paymentTermsVersion } from '@basejuris/contract'
import type { ReactNode } from 'react'
import { SiteFooter } from '../../components/footer/site-footer.tsx'
import { SiteHeader } from '../../components/header/site-header.tsx'
import { SearchBox } from '../../components/suggestions/search-box.tsx'
import type { TextPart } from './text-contents.tsx'
import { TextContents } from './text-contents.tsx'

interface TextPageProps {
  readonly title: string
  readonly lead: ReactNode
  /** «Versión 2, del 21-11-2026.». */
  readonly version?: string
  readonly parts: readonly TextPart[]
  /** Numbered where people cite the parts: «cláusula 4». */
  readonly numbered?: boolean
  /** Between the lead and the parts. */
  readonly before?: ReactNode
}

/** A long text with its table of contents. Prints well. */
export function TextPage({ title, lead, version, parts, numbered = false, before }: TextPageProps) {
  return (
    <>
      <SiteHeader search={<SearchBox query="" />} />
      <main id="contenido" tabIndex={-1} className="grow bg-paper py-10 outline-none md:py-14 print:py-0">
        <div className="wrap">
          <div className="max-w-[68ch] lg:ml-[296px] print:ml-0">
            <h1 className="font-serif text-34 font-medium tracking-[-0.018em] text-balance text-brand md:text-48">{title}</h1>
            <div className="mt-4 text-17 text-pretty text-ink-2">{lead}</div>
            {version !== undefined && <p className="mt-3 text-13 text-ink-3">{version}</p>}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 pt-8 lg:grid-cols-[240px_minmax(0,68ch)] print:block">
            <TextContents parts={parts} numbered={numbered} />
            <div className="long-text min-w-0">
              {before}
              {parts.map(({ id, title: heading, body }, at) => (
                <section key={id} id={id} className="mt-11 scroll-mt-[calc(var(--header)+20px)] first:mt-0">
                  <h2 className="mb-3 border-t-[1.5px] border-ink pt-4 font-serif text-26 font-medium tracking-[-0.012em] text-balance text-paper-ink">
                    {numbered && <span className="figures mr-2.5 text-ink-3">{at + 1}.</span>}
                    {heading}
                  </h2>
                  {body}
                </section>
              ))}
            </div>
          </div>
        </div>
      </main>
      <SiteFooter />
    </>
  )
}

/** Said on terms and privacy, and in the proof of consent; change it with their words. */
export const textVersion = `Versión ${paymentTermsVersion}, del 22-11-2026.`

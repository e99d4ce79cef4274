import type { ReactNode } from 'react'
import { SiteFooter } from '../../components/footer/site-footer.tsx'
import { SiteHeader } from '../../components/header/site-header.tsx'
import { SearchBox } from '../../components/suggestions/search-box.tsx'
import type { ReferenceArea } from './reference-areas.ts'
import { ReferenceContents } from './reference-contents.tsx'

interface ReferenceLayoutProps {
  readonly title: string
  readonly introduction: ReactNode
  /** The area shown; null on the first page. */
  readonly area: ReferenceArea | null
  readonly children: ReactNode
}

/** A page of the reference: its contents at the side, what it describes beside them. */
export function ReferenceLayout({ title, introduction, area, children }: ReferenceLayoutProps) {
  return (
    <>
      <SiteHeader search={<SearchBox query="" />} />
      <main id="contenido" tabIndex={-1} className="grow bg-paper py-10 outline-none md:py-14">
        <div className="wrap">
          <h1 className="pb-4 font-serif text-34 font-medium tracking-[-0.018em] text-brand">{title}</h1>
          {introduction}
          <div className="grid grid-cols-1 gap-x-14 gap-y-8 pt-10 lg:grid-cols-[220px_minmax(0,1fr)]">
            <ReferenceContents area={area} />
            {children}
          </div>
        </div>
      </main>
      <SiteFooter />
    </>
  )
}

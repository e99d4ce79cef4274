import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'
import { NavLinks, type Place } from './nav-links.tsx'
import { readTheme } from './read-theme.ts'
import { ThemeMenu } from './theme-menu.tsx'

interface SiteHeaderProps {
  /** The search box; on a phone it takes a row of its own, the one that stays in sight. */
  readonly search?: ReactNode
  /** Between the box and the links, on wide screens. */
  readonly aside?: ReactNode
  readonly current?: Place
}

export async function SiteHeader({ search, aside, current }: SiteHeaderProps) {
  return (
    <header className="sticky top-0 z-30 flex flex-wrap items-center gap-x-6 border-b border-rule bg-desk px-4 max-md:has-[form]:-top-14 md:h-(--header) md:flex-nowrap md:px-8 print:hidden">
      <div className="flex h-14 items-center md:h-auto">
        <Logo />
      </div>
      {search !== undefined && (
        <div className="order-last min-w-0 basis-full pb-2.5 md:order-none md:max-w-[700px] md:flex-1 md:basis-auto md:pb-0">{search}</div>
      )}
      {aside !== undefined && <div className="max-lg:hidden">{aside}</div>}
      <div className="ml-auto flex items-center gap-5">
        <div className={search === undefined ? undefined : 'max-lg:hidden'}>
          <NavLinks {...(current === undefined ? {} : { current })} />
        </div>
        <ThemeMenu initial={await readTheme()} />
      </div>
    </header>
  )
}

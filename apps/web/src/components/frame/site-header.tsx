import clsx from 'clsx'
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
  /** Aligned with the column of the page instead of the edges of the window. */
  readonly contained?: boolean
}

export async function SiteHeader({ search, aside, current, contained = false }: SiteHeaderProps) {
  return (
    <header
      className={clsx(
        'sticky top-0 z-30 flex flex-wrap items-center gap-x-6 border-b border-rule bg-desk max-md:has-[form]:-top-12 md:h-(--header) md:flex-nowrap print:hidden',
        contained ? 'px-5 md:px-[max(32px,calc((100%-1176px)/2))]' : 'px-4 md:px-8',
      )}
    >
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

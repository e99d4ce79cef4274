import clsx from 'clsx'
import type { ReactNode } from 'react'
import { currentPagePath, currentSession } from '../../session/current-session.ts'
import { signInFormId } from '../../session/pending-action-field.ts'
import { nextPath, signInUrl } from '../../session/sign-in-redirect.ts'
import { readTheme } from '../theme/read-theme.ts'
import { ThemeMenu } from '../theme/theme-menu.tsx'
import { ThemeIcon } from '../theme/theme-options.tsx'
import { AccountMenu } from './account-menu.tsx'
import { GuestActions } from './guest-actions.tsx'
import { HeaderMenu } from './header-menu.tsx'
import { Logo } from './logo.tsx'
import type { NavItemId } from './nav-items.ts'
import { NavLinks } from './nav-links.tsx'

interface SiteHeaderProps {
  /** The search box. On a phone it takes its own row, which stays visible. */
  readonly search?: ReactNode
  /** Between the search box and the links, on wide screens. */
  readonly aside?: ReactNode
  readonly current?: NavItemId
  /** Aligns with the page column and not with the window. */
  readonly contained?: boolean
}

export async function SiteHeader({ search, aside, current, contained = false }: SiteHeaderProps) {
  const [{ user }, currentPath, theme] = await Promise.all([currentSession(), currentPagePath(), readTheme()])
  const signInLinks = { loginHref: signInUrl('/login', currentPath), registerHref: signInUrl('/register', currentPath) }
  const named = current === undefined ? {} : { current }
  const boxed = search !== undefined
  return (
    <header
      className={clsx(
        'sticky top-0 z-30 flex flex-wrap items-center gap-x-6 border-b border-rule bg-desk max-md:has-[search]:-top-12 md:h-(--header) md:flex-nowrap print:hidden',
        contained ? 'px-5 md:px-[max(32px,calc((100%-1176px)/2))]' : 'px-4 md:px-8',
      )}
    >
      <div className="flex h-14 items-center md:h-auto">
        <Logo />
      </div>
      {boxed && (
        <div className="order-last min-w-0 basis-full pb-2.5 md:order-none md:max-w-[700px] md:flex-1 md:basis-auto md:pb-0">{search}</div>
      )}
      {aside !== undefined && <div className="max-lg:hidden">{aside}</div>}
      {user === null && (
        <form id={signInFormId} action="/login" hidden>
          <input type="hidden" name="next" value={nextPath(currentPath)} />
        </form>
      )}
      <div className="ml-auto flex items-center gap-2">
        <div className={clsx('mr-3', boxed ? 'max-[105rem]:hidden' : 'max-[66rem]:hidden')}>
          <NavLinks {...named} />
        </div>
        <ThemeMenu initial={theme}>
          <ThemeIcon theme={theme} />
        </ThemeMenu>
        {user === null ? <GuestActions {...signInLinks} registerClassName="max-md:hidden" /> : <AccountMenu user={user} />}
        <HeaderMenu {...named} {...signInLinks} guest={user === null} className={boxed ? 'min-[105rem]:hidden' : 'min-[66rem]:hidden'} />
      </div>
    </header>
  )
}

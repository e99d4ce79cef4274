import { useSession } from '../../session/session-provider.tsx'
import type { Theme } from '../theme/theme.ts'
import { ThemeMenu } from '../theme/theme-menu.tsx'
import { ThemeIcon } from '../theme/theme-options.tsx'
import { AccountMenu } from './account-menu.tsx'
import { GuestActions } from './guest-actions.tsx'
import { HeaderMenu } from './header-menu.tsx'
import { Logo } from './logo.tsx'
import { NavLinks } from './nav-links.tsx'

/** A missing page is none to come back to after signing in. */
const signInLinks = { loginHref: '/login', registerHref: '/register' }

/** Header of the 404 page, loaded with it: what the server would render for it would travel with every page. */
export function PlainHeader({ theme }: { readonly theme: Theme }) {
  const { user } = useSession()
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-2.5 border-b border-rule bg-desk px-4 py-2.5 md:h-(--header) md:flex-nowrap md:px-8 md:py-0 print:hidden">
      <Logo />
      <search className="order-last min-w-0 basis-full md:order-none md:max-w-[700px] md:flex-1 md:basis-auto">
        <form
          action="/resultados"
          className="flex h-[46px] w-full min-w-0 items-center rounded-sm bg-sheet px-1 shadow-[inset_0_0_0_1px_var(--edge)] focus-within:shadow-[inset_0_0_0_2px_var(--focus)] md:h-[42px]"
        >
          <input
            type="search"
            name="q"
            maxLength={2000}
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            aria-label="Buscar jurisprudencia"
            placeholder="Rol, norma, frase entre comillas o pregunta"
            className="h-full min-w-0 flex-1 bg-transparent px-2.5 text-[1rem] outline-none md:text-15"
          />
          <button
            type="submit"
            aria-label="Buscar"
            className="grid size-9 shrink-0 place-items-center rounded-sm text-ink-2 hover:text-ink"
          >
            <svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
              <circle cx="11" cy="11" r="7" />
              <path d="m20 20-4-4" strokeLinecap="round" />
            </svg>
          </button>
        </form>
      </search>
      <div className="ml-auto flex items-center gap-2">
        <div className="mr-3 max-[105rem]:hidden">
          <NavLinks />
        </div>
        <ThemeMenu initial={theme}>
          <ThemeIcon theme={theme} />
        </ThemeMenu>
        {user === null ? <GuestActions {...signInLinks} registerClassName="max-md:hidden" /> : <AccountMenu user={user} />}
        <HeaderMenu {...signInLinks} guest={user === null} className="min-[105rem]:hidden" />
      </div>
    </header>
  )
}

import clsx from 'clsx'
import type { ReactNode } from 'react'
import { SiteFooter } from '../footer/site-footer.tsx'
import { SiteHeader } from '../header/site-header.tsx'
import { SearchBox } from '../suggestions/search-box.tsx'
import { CurrentTab } from './current-tab.tsx'

const workspacePages = [
  { id: 'busquedas', href: '/mis-busquedas', label: 'Mis búsquedas' },
  { id: 'alertas', href: '/alertas', label: 'Alertas' },
  { id: 'vigilancia', href: '/vigilancia', label: 'Vigilancia' },
  { id: 'favoritos', href: '/mis-favoritos', label: 'Mis favoritos' },
  { id: 'carpetas', href: '/carpetas', label: 'Carpetas' },
  { id: 'roles', href: '/lista-de-roles', label: 'Lista de roles' },
  { id: 'verificador', href: '/verificador', label: 'Verificador' },
  { id: 'detector', href: '/detector', label: 'Detector' },
] as const
export type WorkspacePage = (typeof workspacePages)[number]['id']

const tabClass = 'grid h-11 place-items-center px-2.5 whitespace-nowrap -outline-offset-2! hover:no-underline'

interface WorkspaceFrameProps {
  readonly current: WorkspacePage
  /** False where queries must not enter the address. */
  readonly search?: boolean
  readonly children: ReactNode
}

/** Header, tabs and footer of the workspace pages. */
export function WorkspaceFrame({ current, search = true, children }: WorkspaceFrameProps) {
  return (
    <>
      <SiteHeader {...(search ? { search: <SearchBox query="" /> } : {})} />
      <nav
        aria-label="Espacio de trabajo"
        className="flex items-stretch gap-1 border-b border-rule bg-desk text-14 max-lg:overflow-x-auto max-md:px-2 max-lg:[scrollbar-width:none] md:px-[22px] print:hidden"
      >
        {workspacePages.map(({ id, href, label }) =>
          id === current ? (
            <CurrentTab key={id} href={href} className={clsx(tabClass, 'font-[560] text-ink shadow-[inset_0_-2px_var(--accent)]')}>
              {label}
            </CurrentTab>
          ) : (
            <a key={id} href={href} className={clsx(tabClass, 'text-ink-2 hover:text-ink')}>
              {label}
            </a>
          ),
        )}
      </nav>
      {children}
      <SiteFooter />
    </>
  )
}

import clsx from 'clsx'
import { Menu } from 'lucide-react'
import { buttonClass } from '../ui/button.tsx'
import { MenuPanel } from './menu-panel.tsx'
import { menuItemClass, type NavItemId, navItems } from './nav-items.ts'

interface HeaderMenuProps {
  readonly current?: NavItemId
  /** Adds the sign-in links. */
  readonly guest: boolean
  readonly loginHref: string
  readonly registerHref: string
  /** Hides the menu where the header has room for the links. */
  readonly className: string
}

/** The links of the header where they do not fit. */
export function HeaderMenu({ current, guest, loginHref, registerHref, className }: HeaderMenuProps) {
  return (
    <div className={className}>
      <button type="button" popoverTarget="menu" aria-label="Menú" className={buttonClass('quiet', 'icon', 'size-9')}>
        <Menu size={18} strokeWidth={1.5} aria-hidden />
      </button>
      <MenuPanel id="menu">
        <nav aria-label="Menú">
          {navItems.map(({ id, href, label }) => (
            <a
              key={id}
              href={href}
              {...(id === current ? { 'aria-current': 'page' as const } : {})}
              className={clsx(menuItemClass, id === current && 'font-[560]')}
            >
              {label}
            </a>
          ))}
        </nav>
        {guest && (
          <div className="mt-1.5 grid gap-2 border-t border-rule p-2 pt-3">
            <a href={loginHref} className={buttonClass('line', 'md', 'h-10')}>
              Iniciar Sesión
            </a>
            <a href={registerHref} className={buttonClass('primary', 'md', 'h-10')}>
              Registrarse
            </a>
          </div>
        )}
      </MenuPanel>
    </div>
  )
}

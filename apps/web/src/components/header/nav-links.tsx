import clsx from 'clsx'
import { type NavItemId, navItems } from './nav-items.ts'

export function NavLinks({ current }: { readonly current?: NavItemId }) {
  return (
    <nav aria-label="Principal" className="flex items-center gap-4 text-14 lg:gap-[22px] whitespace-nowrap">
      {navItems.map(({ id, href, label }) => (
        <a
          key={id}
          href={href}
          {...(id === current ? { 'aria-current': 'page' as const } : {})}
          className={clsx(
            'py-1.5 hover:no-underline',
            id === current ? 'text-ink shadow-[inset_0_-1.5px_var(--accent)]' : 'text-ink-2 hover:text-ink',
          )}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}

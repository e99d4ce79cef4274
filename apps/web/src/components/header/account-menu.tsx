import { CreditCard, LogOut, ShieldCheck, UserRound } from 'lucide-react'
import type { PageUser } from '../../session/session.ts'
import { initials } from './initials.ts'
import { MenuPanel } from './menu-panel.tsx'
import { accountItems, menuItemClass } from './nav-items.ts'
import { OpenProfile } from './open-profile.tsx'
import { SignOutButton } from './sign-out-button.tsx'

/** The round button with the initials, and its menu. */
export function AccountMenu({ user: { email, premium, managesSubscription } }: { readonly user: PageUser }) {
  return (
    <>
      <button
        type="button"
        popoverTarget="cuenta"
        className="grid size-9 shrink-0 place-items-center rounded-full bg-fill text-13 font-[620] tracking-[0.01em] text-on-fill hover:bg-fill-hover"
      >
        <span aria-hidden>{initials(email)}</span>
        {/* Not aria-label: it would have to contain the visible text. */}
        <span className="sr-only">Cuenta de {email}</span>
      </button>
      <MenuPanel id="cuenta">
        <div className="border-b border-rule px-3 pt-2 pb-3">
          <p className="truncate font-[560]" title={email}>
            {email}
          </p>
          <p className="text-13 text-ink-2">{premium ? 'Usuario Premium' : 'Usuario Gratuito'}</p>
        </div>
        <nav aria-label="Cuenta" className="pt-1.5">
          {accountItems.map(({ href, label, icon: Icon }) => (
            <a key={href} href={href} className={menuItemClass}>
              <Icon size={16} strokeWidth={1.5} aria-hidden className="text-ink-3" />
              {label}
            </a>
          ))}
          <OpenProfile className={menuItemClass}>
            <UserRound size={16} strokeWidth={1.5} aria-hidden className="text-ink-3" />
            Mi perfil
          </OpenProfile>
          {managesSubscription && (
            <a href="/suscripciones" className={menuItemClass}>
              <CreditCard size={16} strokeWidth={1.5} aria-hidden className="text-ink-3" />
              Administrar Suscripción
            </a>
          )}
          <a href="/cuenta" className={menuItemClass}>
            <ShieldCheck size={16} strokeWidth={1.5} aria-hidden className="text-ink-3" />
            Cuenta y seguridad
          </a>
        </nav>
        <div className="mt-1.5 border-t border-rule pt-1.5">
          <SignOutButton className={menuItemClass}>
            <LogOut size={16} strokeWidth={1.5} aria-hidden className="text-ink-3" />
            Cerrar Sesión
          </SignOutButton>
        </div>
      </MenuPanel>
    </>
  )
}

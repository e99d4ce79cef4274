import { buttonClass } from '../ui/button.tsx'

interface GuestActionsProps {
  readonly loginHref: string
  readonly registerHref: string
  /** Where there is room for the second one. */
  readonly roomForBoth: string
}

export function GuestActions({ loginHref, registerHref, roomForBoth }: GuestActionsProps) {
  return (
    <div className="flex items-center gap-2 max-sm:hidden">
      <a href={loginHref} className={buttonClass('line')}>
        Iniciar Sesión
      </a>
      <a href={registerHref} className={buttonClass('primary', 'md', roomForBoth)}>
        Registrarse
      </a>
    </div>
  )
}

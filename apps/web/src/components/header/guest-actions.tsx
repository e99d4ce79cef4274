import { buttonClass } from '../ui/button.tsx'

interface GuestActionsProps {
  readonly loginHref: string
  readonly registerHref: string
  /** Hides the second link where there is no room. */
  readonly registerClassName: string
}

export function GuestActions({ loginHref, registerHref, registerClassName }: GuestActionsProps) {
  return (
    <div className="flex items-center gap-2 max-sm:hidden">
      <a href={loginHref} className={buttonClass('line')}>
        Iniciar Sesión
      </a>
      <a href={registerHref} className={buttonClass('primary', 'md', registerClassName)}>
        Registrarse
      </a>
    </div>
  )
}

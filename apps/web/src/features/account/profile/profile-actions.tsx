import { buttonClass } from '../../../components/ui/button.tsx'
import { exportPath } from '../settings/profile-path.ts'

/** Account actions; each links to its section of the account page. */
export function ProfileActions({ userId }: { readonly userId: string }) {
  return (
    <nav aria-label="Acciones de la cuenta" className="mt-4 grid gap-2 border-t border-rule pt-4 sm:grid-cols-2">
      <a href="/cuenta" className={buttonClass('line', 'md', 'h-10')}>
        Preferencias y seguridad
      </a>
      <a href="/cuenta#sesiones" className={buttonClass('line', 'md', 'h-10')}>
        Sesiones activas
      </a>
      <a href={exportPath(userId)} download className={buttonClass('quiet', 'md', 'h-10')}>
        Exportar mis datos
      </a>
      <a href="/cuenta#eliminar" className={buttonClass('quiet', 'md', 'h-10 text-no hover:text-no')}>
        Eliminar mi cuenta
      </a>
    </nav>
  )
}

import { Building2 } from 'lucide-react'
import { buttonClass } from '../../../components/ui/button.tsx'

/** Link to the firm's own sign-in service, which returns to `next`. */
export function FirmSignIn({ next }: { readonly next: string }) {
  return (
    <div className="mb-6 grid gap-5 border-b border-paper-rule pb-6">
      <a className={buttonClass('line', 'lg', 'w-full')} href={`/v1/auth/oidc/start?${new URLSearchParams({ next })}`}>
        <Building2 size={17} strokeWidth={1.5} aria-hidden />
        Entrar con su organización
      </a>
    </div>
  )
}

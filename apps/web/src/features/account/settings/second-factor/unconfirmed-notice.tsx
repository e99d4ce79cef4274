import { MailWarning } from 'lucide-react'
import { Notice } from '../../../../components/ui/notice.tsx'
import { ResendVerification } from '../resend-verification.tsx'

/** In place of the second factor until the address is confirmed. */
export function UnconfirmedNotice() {
  return (
    <div className="grid gap-3">
      <Notice icon={MailWarning} tone="warning">
        Para activarlo, primero confirme su correo: sin eso no podríamos devolverle la cuenta si pierde el teléfono.
      </Notice>
      <ResendVerification />
    </div>
  )
}

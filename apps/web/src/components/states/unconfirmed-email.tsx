import { MailWarning } from 'lucide-react'
import { Notice } from '../ui/notice.tsx'
import { ResendVerification } from './resend-verification.tsx'

/** In place of what needs a confirmed address: `children` says why. */
export function UnconfirmedEmail({ children }: { readonly children: string }) {
  return (
    <div className="grid gap-3">
      <Notice icon={MailWarning} tone="warning">
        {children}
      </Notice>
      <ResendVerification />
    </div>
  )
}

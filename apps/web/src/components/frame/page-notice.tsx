import { WifiOff } from 'lucide-react'
import { Notice } from '../ui/notice.tsx'

/** Why the page asked for does not come. In the page itself: without a server nothing more can be fetched to say it. */
export function PageNotice({ children }: { readonly children: string }) {
  return (
    <div className="fixed inset-x-4 bottom-20 z-50 mx-auto max-w-[34rem] rounded-sm shadow-float md:bottom-6 print:hidden">
      <Notice icon={WifiOff} tone="warning">
        {children}
      </Notice>
    </div>
  )
}

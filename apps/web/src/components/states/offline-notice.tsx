'use client'
import { WifiOff } from 'lucide-react'
import { useOnline } from '../navigation/use-online.ts'
import { Notice } from '../ui/notice.tsx'

/** Offline notice of workspace pages. `children` says what happens to changes. */
export function OfflineNotice({ children = 'Para hacer cambios espere a que vuelva.' }: { readonly children?: string }) {
  if (useOnline()) return null
  return (
    <div className="mt-4">
      <Notice icon={WifiOff} tone="warning">
        Sin conexión. Lo que ve sigue aquí. {children}
      </Notice>
    </div>
  )
}

'use client'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Notice } from '../../../components/ui/notice.tsx'

const subscribe = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

export function OfflineNotice() {
  if (useOnline()) return null
  return (
    <div className="px-4 pt-4 md:px-6 lg:px-10">
      <Notice icon={WifiOff} tone="warning">
        Sin conexión. Puede seguir leyendo esta lista; la búsqueda vuelve cuando vuelva la conexión.
      </Notice>
    </div>
  )
}

'use client'
import { WifiOff } from 'lucide-react'
import { useOnline } from '../../../components/navigation/use-online.ts'
import { Notice } from '../../../components/ui/notice.tsx'

export function OfflineNotice() {
  if (useOnline()) return null
  return (
    <div className="px-4 pt-4 md:px-6 lg:px-10">
      <Notice icon={WifiOff} tone="warning">
        Sin conexión. Puede seguir leyendo esta lista; la búsqueda vuelve con la conexión.
      </Notice>
    </div>
  )
}

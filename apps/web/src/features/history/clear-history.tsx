'use client'
import type { clearHistoryEndpoint } from '@basejuris/contract'
import { formatPlural } from '@basejuris/domain/spanish-format'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callFromBrowser } from '../../api/browser-call.ts'
import { ConfirmDialog } from '../../components/form/confirm-dialog.tsx'
import { Button } from '../../components/ui/button.tsx'
import { notify } from '../../notifications/notify.ts'

export function ClearHistory({ userId, total }: { readonly userId: string; readonly total: number }) {
  const router = useRouter()
  const [asking, setAsking] = useState(false)
  const clear = async () => {
    const { borradas } = await callFromBrowser<typeof clearHistoryEndpoint>('DELETE', '/v1/history/all', { userId })
    router.refresh()
    void notify(`Historial borrado: ${formatPlural(borradas, 'búsqueda', 'búsquedas')}.`)
  }
  return (
    <>
      <Button className="max-md:h-11" onClick={() => setAsking(true)}>
        Borrar historial
      </Button>
      {asking && (
        <ConfirmDialog title="Borrar todo el historial" action="Borrar todo" onConfirm={clear} onClosed={() => setAsking(false)}>
          <p>
            {formatPlural(total, 'búsqueda se borrará y no se podrá recuperar', 'búsquedas se borrarán y no se podrán recuperar')}. Las
            búsquedas guardadas y sus alertas no cambian.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

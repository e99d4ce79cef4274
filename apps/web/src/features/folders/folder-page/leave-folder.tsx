'use client'
import type { deleteFolderEndpoint, FolderSummary, removeFolderMemberEndpoint } from '@basejuris/contract'
import { formatCount } from '@basejuris/domain/spanish-format'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { ConfirmDialog } from '../../../components/form/confirm-dialog.tsx'
import { useNavigation } from '../../../components/navigation/navigation.tsx'
import { notify } from '../../../notifications/notify.ts'
import { hasOfflinePage } from '../../../session/device/offline-page.ts'
import { useSession } from '../../../session/session-provider.tsx'

const rulingsPhrase = (total: number): string =>
  total === 0 ? '' : total === 1 ? ' y su sentencia' : ` y sus ${formatCount(total)} sentencias`

/** What cannot be erased here now goes at the next comparison. */
async function eraseFromDevice(folderId: string): Promise<void> {
  if (!(await hasOfflinePage())) return
  await import('../../../session/device/device-folders.ts').then((device) => device.eraseDeviceFolder(folderId)).catch(() => undefined)
}

/** The owner deletes the folder for everybody; a member leaves it. */
export function LeaveFolder({ folder, onClosed }: { readonly folder: FolderSummary; readonly onClosed: () => void }) {
  const { navigate } = useNavigation()
  const { user } = useSession()
  const { folderId, nombre, rol, sentencias } = folder
  const path = `/v1/folders/${folderId}` as const
  const erase = async () => {
    await callFromBrowser<typeof deleteFolderEndpoint>('DELETE', path, undefined)
    await eraseFromDevice(folderId)
    navigate('/mis-favoritos')
    void notify(`Carpeta «${nombre}» borrada`)
  }
  const leave = async () => {
    await callFromBrowser<typeof removeFolderMemberEndpoint>('DELETE', `${path}/members/${user?.id}`, undefined)
    await eraseFromDevice(folderId)
    navigate('/mis-favoritos')
    void notify(`Salió de la carpeta «${nombre}»`)
  }
  return rol === 'dueno' ? (
    <ConfirmDialog title="Borrar la carpeta" action="Borrar carpeta" typed={nombre} onConfirm={erase} onClosed={onClosed}>
      <p>
        Se borrará con sus notas{rulingsPhrase(sentencias)}, para todos sus miembros, y no se podrá recuperar.
        {sentencias > 0 && ' Las sentencias siguen en BaseJuris y en sus favoritos.'}
      </p>
    </ConfirmDialog>
  ) : (
    <ConfirmDialog title="Salir de la carpeta" action="Salir" typed={nombre} onConfirm={leave} onClosed={onClosed}>
      <p>
        Dejará de ver la carpeta. Las notas que escribió quedan en ella. Para volver, pida a {folder.dueno.email} que la comparta de nuevo.
      </p>
    </ConfirmDialog>
  )
}

'use client'
import { deviceFolderDays } from '@basejuris/domain/limits'
import { notify } from '../../../../notifications/notify.ts'
import { DeviceFolderList } from '../../../../saved-items/device/device-folder-list.tsx'
import { useDeviceFolders } from '../../../../saved-items/device/use-device-folders.ts'

/** The folders stored on this device. */
export function DeviceFolders() {
  const { folders, erase } = useDeviceFolders()
  const remove = async (folderId: string) => {
    await erase(folderId)
    void notify('La carpeta ya no está en este equipo', { description: 'Sigue en su cuenta.' })
  }
  return (
    <>
      {folders !== null && folders.length > 0 ? (
        <DeviceFolderList folders={folders} onErase={remove} />
      ) : (
        <p className="text-14 text-pretty text-ink-2">
          {folders === null ? 'Leyendo lo guardado en este equipo…' : 'No hay carpetas guardadas en este equipo.'}
        </p>
      )}
      <p className="mt-3 text-13 text-pretty text-ink-2">
        Se guardan las sentencias, sin sus notas. Se borran al cerrar sesión, si otra persona entra en este equipo y a los{' '}
        {deviceFolderDays} días sin conectarse. Las carpetas reservadas no se guardan nunca.
      </p>
    </>
  )
}

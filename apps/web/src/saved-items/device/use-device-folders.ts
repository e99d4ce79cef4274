import { useCallback, useEffect, useState } from 'react'
import { checkDeviceFolders, eraseDeviceFolder, listDeviceFolders } from '../../session/device/device-folders.ts'
import type { DeviceFolder } from '../../storage/device/device-store.ts'
import { storedKey } from '../../storage/stored-key.ts'

/**
 * The folders on this device; null until they are read. They are read anew when they were compared with the product, when the connection
 * comes back and when another window signs in or out.
 */
export function useDeviceFolders(): {
  readonly folders: readonly DeviceFolder[] | null
  readonly erase: (folderId: string) => Promise<void>
} {
  const [folders, setFolders] = useState<readonly DeviceFolder[] | null>(null)
  const read = useCallback(async () => setFolders(await listDeviceFolders()), [])
  useEffect(() => {
    const scope = new AbortController()
    const compare = async () => {
      await read()
      if (!navigator.onLine) return
      await checkDeviceFolders().catch(() => undefined)
      if (!scope.signal.aborted) await read()
    }
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key === storedKey('user')) void read()
    }
    addEventListener('online', compare, { signal: scope.signal })
    addEventListener('storage', onStorage, { signal: scope.signal })
    void compare()
    return () => scope.abort()
  }, [read])
  const erase = async (folderId: string) => {
    await eraseDeviceFolder(folderId)
    await read()
  }
  return { folders, erase }
}

import type { FolderSummary } from '@basejuris/contract'
import { useEffect, useRef, useState } from 'react'
import { failureOf } from '../../../components/form/failure.ts'
import { useNavigation } from '../../../components/navigation/navigation.tsx'
import { hasOfflinePage } from '../../../session/device/offline-page.ts'
import type { DeviceFolder } from '../../../storage/device/device-store.ts'

/** Loaded when something is stored here, or is to be. */
const loadDevice = () => import('../../../session/device/device-folders.ts')

export interface Progress {
  readonly done: number
  readonly total: number
}

/** The copy of a folder on this device, as the page of the folder shows and changes it. */
export function useDeviceCopy({ folderId, reservada, updatedAt }: Pick<FolderSummary, 'folderId' | 'reservada' | 'updatedAt'>) {
  const { showOffline } = useNavigation()
  const [copy, setCopy] = useState<DeviceFolder | null>(null)
  const [progress, setProgress] = useState<Progress | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const download = useRef<AbortController | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the copy follows each change of the folder
  useEffect(() => {
    let left = false
    const follow = async () => {
      if (!(await hasOfflinePage())) return
      const device = await loadDevice()
      const find = async () => (await device.listDeviceFolders()).find((each) => each.folderId === folderId) ?? null
      if (reservada) return device.eraseDeviceFolder(folderId)
      if (!left) setCopy(await find())
      await device.checkDeviceFolders({ only: folderId })
      if (!left) setCopy(await find())
    }
    follow().catch(() => undefined)
    return () => {
      left = true
    }
  }, [folderId, reservada, updatedAt])
  useEffect(() => () => download.current?.abort(), [])

  const store = async () => {
    const scope = new AbortController()
    download.current = scope
    setFailure(null)
    setProgress({ done: 0, total: 0 })
    try {
      const device = await loadDevice()
      const onProgress = (done: number, total: number) => setProgress({ done, total })
      setCopy(await device.storeDeviceFolder({ folderId, onProgress, signal: scope.signal }))
    } catch (error) {
      if (!scope.signal.aborted) setFailure(failureOf(error).message)
    }
    setProgress(null)
  }
  const erase = async () => {
    const device = await loadDevice().catch(() => null)
    if (device === null) return showOffline()
    await device.eraseDeviceFolder(folderId)
    setCopy(null)
  }
  return { copy, progress, failure, store, erase, cancel: () => download.current?.abort() }
}

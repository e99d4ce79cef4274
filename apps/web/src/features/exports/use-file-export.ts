import { useEffect, useRef, useState } from 'react'
import { type ExportPath, type ExportProgress, fetchExport } from '../../api/fetch-export.ts'
import { saveFile } from './save-file.ts'

export interface FileExport {
  readonly state: 'choosing' | 'running' | 'done'
  readonly progress: ExportProgress | null
  readonly failure: Error | null
  readonly fileName: string
  readonly start: (path: ExportPath, body: object) => Promise<void>
  /** Stops the export here and on the server. */
  readonly cancel: () => void
}

/** Makes a file on the server and downloads it. Unmounting stops it. */
export function useFileExport(): FileExport {
  const [state, setState] = useState<FileExport['state']>('choosing')
  const [progress, setProgress] = useState<ExportProgress | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  const [fileName, setFileName] = useState('')
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = async (path: ExportPath, body: object) => {
    const controller = new AbortController()
    running.current = controller
    setProgress(null)
    setFailure(null)
    setState('running')
    try {
      const file = await fetchExport(path, body, { signal: controller.signal, onProgress: setProgress })
      saveFile(file)
      setFileName(file.name)
      setState('done')
    } catch (error) {
      if (!controller.signal.aborted) setFailure(error instanceof Error ? error : new Error(String(error)))
      setState('choosing')
    }
  }
  return { state, progress, failure, fileName, start, cancel: () => running.current?.abort() }
}

import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { progressMessage } from './export-messages.ts'
import type { FileExport } from './use-file-export.ts'

interface ExportProgressProps {
  readonly fileExport: FileExport
  readonly onClose: () => void
}

/** Progress of the file with a cancel button, then the confirmation. */
export function ExportProgress({ fileExport: { state, progress, fileName, cancel }, onClose }: ExportProgressProps) {
  const button = useRef<HTMLButtonElement>(null)
  const done = state === 'done'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button that had the focus has gone with each change of state
  useEffect(() => button.current?.focus(), [done])
  const hasTotal = progress !== null && progress.total !== null && progress.done < progress.total
  return (
    <div className="grid gap-4 text-14">
      <p role="status" className="figures flex min-h-6 items-start gap-2">
        {done && <Check size={17} strokeWidth={2} aria-hidden className="mt-[3px] text-yes" />}
        <span className="min-w-0 break-words">{done ? `Listo: ${fileName} está en sus descargas.` : progressMessage(progress)}</span>
      </p>
      {!done && (
        <progress
          aria-label="Avance de la exportación"
          className="h-1.5 w-full overflow-hidden rounded-full accent-(--accent)"
          {...(hasTotal ? { value: progress.done, max: progress.total ?? 1 } : {})}
        />
      )}
      <div className="flex justify-end">
        <Button ref={button} variant={done ? 'primary' : 'line'} className="max-md:h-11 max-md:grow" onClick={done ? onClose : cancel}>
          {done ? 'Cerrar' : 'Cancelar'}
        </Button>
      </div>
    </div>
  )
}

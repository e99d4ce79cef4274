'use client'
import { FileText } from 'lucide-react'
import type { ExportPath } from '../../api/fetch-export.ts'
import { ErrorNotice } from '../../components/form/error-notice.tsx'
import { Button } from '../../components/ui/button.tsx'
import { useFileExport } from './use-file-export.ts'

const formats = [
  { format: 'docx', label: 'Word' },
  { format: 'pdf', label: 'PDF' },
] as const

interface DocumentButtonsProps {
  readonly path: ExportPath
  /** «la conversación», for screen readers. */
  readonly what: string
}

/** Buttons that download a document of what is shown, as a word-processor file and as PDF. */
export function DocumentButtons({ path, what }: DocumentButtonsProps) {
  const { state, failure, start } = useFileExport()
  const isBusy = state === 'running'
  return (
    <>
      {formats.map(({ format, label }) => (
        <Button
          key={format}
          size="sm"
          className="font-normal max-md:h-11 print:hidden"
          disabled={isBusy}
          aria-label={`${label}: descargar ${what}`}
          onClick={() => void start(path, { formato: format })}
        >
          <FileText size={15} strokeWidth={1.5} aria-hidden />
          {label}
        </Button>
      ))}
      <span role="status" className="sr-only">
        {isBusy ? 'Preparando el archivo…' : ''}
      </span>
      {failure !== null && <ErrorNotice error={failure} />}
    </>
  )
}

'use client'
import type { UploadBody } from '@basejuris/contract'
import { Check, FileDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ExportPath } from '../../api/fetch-export.ts'
import { ErrorNotice } from '../../components/form/error-notice.tsx'
import { Button } from '../../components/ui/button.tsx'
import { useFileExport } from '../exports/use-file-export.ts'
import type { CheckedBrief } from './report-text.ts'

export const downloadsId = 'lo-que-se-lleva'

interface Download {
  readonly label: string
  readonly path: ExportPath
  readonly extra: { readonly formato?: 'docx' | 'pdf' }
}

const commented: Download = { label: 'Word con comentarios', path: '/v1/citations/check/document', extra: {} }
const annexes: readonly Download[] = [
  { label: 'Anexo PDF', path: '/v1/citations/check/annex', extra: { formato: 'pdf' } },
  { label: 'Anexo Word', path: '/v1/citations/check/annex', extra: { formato: 'docx' } },
]

const titleClass = 'text-15 font-[560]'
const noteClass = 'mt-1 max-w-[60ch] text-14 text-pretty text-ink-2'

/** The files of a check. Each is made when it is asked for: the text is sent again, because the server has kept nothing of it. */
export function CheckDownloads({ checked }: { readonly checked: CheckedBrief }) {
  const { sent, fileName, data } = checked
  const fileExport = useFileExport()
  const { state, failure, start, cancel } = fileExport
  const [chosen, setChosen] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (state !== 'choosing') status.current?.focus()
  }, [state])
  const button = ({ label, path, extra }: Download) => (
    <Button
      key={label}
      variant="line"
      className="max-md:h-11 max-md:grow"
      disabled={state === 'running'}
      onClick={() => {
        setChosen(label)
        const body: UploadBody & Download['extra'] & { readonly nombre: string } = { ...sent, ...extra, nombre: fileName }
        void start(path, body)
      }}
    >
      <FileDown size={15} strokeWidth={1.5} aria-hidden />
      {label}
    </Button>
  )
  return (
    <section
      id={downloadsId}
      tabIndex={-1}
      aria-labelledby={`${downloadsId}-titulo`}
      className="mt-12 scroll-mt-20 border-t-[1.5px] border-ink pt-3.5 outline-none print:hidden"
    >
      <h3 id={`${downloadsId}-titulo`} className="text-17 font-[560]">
        Lo que se lleva
      </h3>
      <div className="mt-4 grid gap-x-12 gap-y-6 md:grid-cols-2">
        <div>
          <h4 className={titleClass}>Su escrito con comentarios</h4>
          {data.documento?.formato === 'docx' ? (
            <>
              <p className={noteClass}>
                El mismo archivo de Word, con un comentario en cada cita. Donde hay una sola corrección segura va como control de cambios:
                al rechazarla queda su texto.
              </p>
              <p className="mt-3 flex flex-wrap gap-2">{button(commented)}</p>
            </>
          ) : (
            <p className={noteClass}>Suba el escrito como archivo de Word (.docx) y vuelve con un comentario en cada cita.</p>
          )}
        </div>
        <div>
          <h4 className={titleClass}>Anexo de verificación</h4>
          <p className={noteClass}>
            Qué se comprobó, cuándo y contra qué, con la tabla de autoridades y la evidencia de cada cita. Dice también lo que no se pudo
            comprobar.
          </p>
          <p className="mt-3 flex flex-wrap gap-2">{annexes.map(button)}</p>
        </div>
      </div>
      <div className="mt-4 grid max-w-[46rem] gap-3 text-14">
        {state !== 'choosing' && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sm bg-select px-3.5 py-3">
            <p ref={status} role="status" tabIndex={-1} className="flex min-w-0 grow items-start gap-2 outline-none">
              {state === 'done' && <Check size={17} strokeWidth={2} aria-hidden className="mt-[3px] shrink-0 text-yes" />}
              <span className="min-w-0 break-words">
                {state === 'done'
                  ? `Listo: ${fileExport.fileName} está en sus descargas.`
                  : `${chosen}: comprobamos las citas y escribimos el archivo…`}
              </span>
            </p>
            {state === 'running' && (
              <>
                <Button variant="line" size="sm" className="max-md:h-11" onClick={cancel}>
                  Cancelar
                </Button>
                <progress aria-label="Avance del archivo" className="h-1.5 w-full overflow-hidden rounded-full accent-(--accent)" />
              </>
            )}
          </div>
        )}
        <ErrorNotice error={failure} />
        <p className="text-13 text-pretty text-ink-2">
          El servidor no guardó su texto: para cada archivo se envía de nuevo y se comprueba otra vez. El archivo espera cifrado hasta que
          su navegador lo recibe.
        </p>
      </div>
    </section>
  )
}

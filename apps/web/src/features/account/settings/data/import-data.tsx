'use client'
import type { ImportReport, importDataEndpoint } from '@basejuris/contract'
import { maxUploadBytes } from '@basejuris/domain/limits'
import { FileUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { callFromBrowser } from '../../../../api/browser-call.ts'
import { CallError } from '../../../../api/call-error.ts'
import { readBase64 } from '../../../../components/checked-text/read-base64.ts'
import { failureOf } from '../../../../components/form/failure.ts'
import { FormFailure } from '../../../../components/form/form-failure.tsx'
import { buttonClass } from '../../../../components/ui/button.tsx'
import { importPath } from '../profile-path.ts'
import { absentText, broughtText } from './import-words.ts'

type Outcome =
  | { readonly kind: 'none' | 'sending' }
  | { readonly kind: 'brought'; readonly report: ImportReport }
  | { readonly kind: 'failed'; readonly error: unknown }

const tooLarge = `El archivo pasa de ${maxUploadBytes / 1_048_576} MB. Pida al operador de esta instalación que lo cargue.`

async function send(userId: string, file: File): Promise<Outcome> {
  try {
    if (file.size > maxUploadBytes) throw new Error(tooLarge)
    const archivo = await readBase64(file)
    return { kind: 'brought', report: await callFromBrowser<typeof importDataEndpoint>('POST', importPath(userId), { archivo }) }
  } catch (error) {
    return { kind: 'failed', error }
  }
}

/** Takes a file of data of another installation, or an older one of this one. */
export function ImportData({ userId }: { readonly userId: string }) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })
  const sending = outcome.kind === 'sending'
  const take = async (file: File) => {
    setOutcome({ kind: 'sending' })
    setOutcome(await send(userId, file))
  }
  return (
    <div className="mt-6 grid gap-3 border-t border-paper-rule pt-5">
      <p id="traer-datos" className="text-14 text-pretty text-ink-2">
        Si tiene un archivo así de otra instalación de BaseJuris, o uno anterior de esta, tráigalo: se agregan sus favoritos, carpetas,
        notas, pasajes, búsquedas guardadas e historial. Lo que ya tiene no cambia, y subirlo otra vez no repite nada.
      </p>
      <label
        className={buttonClass(
          'line',
          'md',
          'relative cursor-pointer justify-self-start has-[:focus-visible]:outline-2 has-[:disabled]:opacity-50',
        )}
      >
        <FileUp size={15} strokeWidth={1.5} aria-hidden />
        {sending ? 'Trayendo sus datos…' : 'Traer mis datos de un archivo'}
        <input
          type="file"
          accept=".zip,.json,application/zip,application/json"
          className="sr-only"
          disabled={sending}
          aria-describedby="traer-datos"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            event.currentTarget.value = ''
            if (file !== undefined) void take(file)
          }}
        />
      </label>
      {outcome.kind === 'failed' && <ImportFailure error={outcome.error} />}
      {outcome.kind === 'brought' && <Brought report={outcome.report} />}
    </div>
  )
}

function ImportFailure({ error }: { readonly error: unknown }) {
  const { message, requestId } = failureOf(error)
  const details = error instanceof CallError ? error.details : []
  return (
    <FormFailure requestId={requestId}>
      {message}
      {details.map(({ field, message: problem }) => (
        <span key={`${field} ${problem}`} className="mt-1 block break-words">
          <code>{field}</code>: {problem}
        </span>
      ))}
    </FormFailure>
  )
}

function Brought({ report }: { readonly report: ImportReport }) {
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  const { sentenciasAusentes, omitidos } = report
  return (
    <div ref={words} tabIndex={-1} role="status" className="grid gap-2 rounded-sm bg-select px-3.5 py-3 text-14 text-pretty outline-none">
      <p>{broughtText(report)}</p>
      {sentenciasAusentes.total > 0 && (
        <details>
          <summary className="cursor-pointer">{absentText(sentenciasAusentes.total)}</summary>
          <ul className="mt-1.5 ml-5 list-disc text-13 break-all text-ink-2">
            {sentenciasAusentes.docIds.map((docId) => (
              <li key={docId}>{docId}</li>
            ))}
          </ul>
        </details>
      )}
      {omitidos.length > 0 && (
        <ul aria-label="Lo que no se trajo" className="ml-5 list-disc text-ink-2">
          {omitidos.map(({ motivo, total }) => (
            <li key={motivo}>
              No se trajo. {motivo}: {total}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

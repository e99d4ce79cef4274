'use client'
import type { DataOf, DocketLine, docketListEndpoint } from '@basejuris/contract'
import { formatPlural, joinWords } from '@basejuris/domain/spanish-format'
import { Copy, FolderPlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { notify } from '../../notifications/notify.ts'
import { openFolderChooser } from '../../saved-items/folder-chooser/open-folder-chooser.ts'
import { DocketTable } from './docket-table.tsx'
import { chosenRulings, type LineChoices, missingText } from './line-choices.ts'
import { type StatusChoice, StatusFilter } from './status-filter.tsx'

const manualCopyMs = 12_000

async function copyMissing(text: string): Promise<void> {
  const copied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
  void (copied
    ? notify('Roles que faltan copiados')
    : notify('No se pudo copiar. Seleccione y copie:', { description: text, durationMs: manualCopyMs }))
}

/** What the counts leave out: repeated lines, and those that could not be read. */
function ListNotices({ lines, repeated }: { readonly lines: readonly DocketLine[]; readonly repeated: number }) {
  const unread = lines.filter(({ estado }) => estado === 'no_entendida').map(({ linea }) => String(linea))
  if (repeated + unread.length === 0) return null
  return (
    <p className="text-14 text-pretty text-ink-2">
      {repeated > 0 &&
        `${formatPlural(repeated, 'línea repite un rol de otra y no se cuenta', 'líneas repiten un rol de otra y no se cuentan')}. `}
      {unread.length > 0 && `No se ${unread.length === 1 ? 'entiende la línea' : 'entienden las líneas'} ${joinWords(unread)}.`}
    </p>
  )
}

interface DocketResultsProps {
  readonly found: DataOf<typeof docketListEndpoint>
  readonly onIncludeFictional: () => void
}

/** The table of a docket list and its actions. It takes the focus when it arrives. */
export function DocketResults({ found: { lineas, resumen }, onIncludeFictional }: DocketResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [choices, setChoices] = useState<LineChoices>({})
  const [status, setStatus] = useState<StatusChoice>('todas')
  useEffect(() => heading.current?.focus(), [])
  const docIds = chosenRulings(lineas, choices)
  const missing = missingText(lineas)
  const leftOut = lineas.filter(({ sinFicticias }) => sinFicticias > 0).length
  const counts = {
    todas: lineas.length,
    encontrada: resumen.encontradas,
    ambigua: resumen.ambiguas,
    no_esta: resumen.noEstan,
    no_entendida: resumen.noEntendidas,
  }
  return (
    <section aria-labelledby="hallazgos" className="mt-8 border border-t-[1.5px] border-paper-rule border-t-ink bg-paper max-md:-mx-5">
      <div className="sticky top-(--header) z-10 grid gap-3 border-b border-paper-rule bg-paper px-4 py-3.5 max-md:static md:px-6">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 id="hallazgos" ref={heading} tabIndex={-1} className="grow font-serif text-20 font-semibold text-paper-ink outline-none">
            {resumen.encontradas} de {formatPlural(lineas.length - resumen.repetidas, 'rol encontrado', 'roles encontrados')}
          </h2>
          <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:grow">
            {missing !== '' && (
              <Button variant="line" className="max-md:h-11" onClick={() => void copyMissing(missing)}>
                <Copy size={15} strokeWidth={1.5} aria-hidden />
                Copiar los que faltan
              </Button>
            )}
            {resumen.encontradas + resumen.ambiguas > 0 && (
              <Button variant="primary" className="max-md:h-11" disabled={docIds.length === 0} onClick={() => openFolderChooser(docIds)}>
                <FolderPlus size={16} strokeWidth={1.5} aria-hidden />
                Guardar {docIds.length} en una carpeta
              </Button>
            )}
          </div>
        </div>
        <ListNotices lines={lineas} repeated={resumen.repetidas} />
        {leftOut > 0 && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-part">
            Sin las sentencias ficticias que tienen {leftOut === 1 ? 'uno de estos roles' : `${leftOut} de estos roles`}.
            <Button variant="line" className="max-md:h-11" onClick={onIncludeFictional}>
              Incluir las ficticias
            </Button>
          </p>
        )}
        <StatusFilter counts={counts} value={status} onChange={setStatus} />
      </div>
      <DocketTable
        lines={lineas.filter(({ estado, repite }) => status === 'todas' || (estado === status && repite === null))}
        choices={choices}
        onChoose={(line, docId) => setChoices((all) => ({ ...all, [line]: docId }))}
      />
    </section>
  )
}

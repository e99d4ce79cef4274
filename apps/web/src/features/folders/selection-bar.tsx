'use client'
import { formatPlural } from '@basejuris/domain/spanish-format'
import { Columns2, FolderPlus, X } from 'lucide-react'
import { sideBySideHref } from '../../components/ruling/side-by-side-address.ts'
import { Button, buttonClass } from '../../components/ui/button.tsx'
import { openFolderChooser } from '../../saved-items/folder-chooser/open-folder-chooser.ts'
import { ExportButton } from '../exports/export-button.tsx'

interface SelectionBarProps {
  readonly docIds: readonly string[]
  readonly onClear: () => void
}

/** Actions on the selected rulings, at the bottom. Absent without a selection. */
export function SelectionBar({ docIds, onClear }: SelectionBarProps) {
  if (docIds.length === 0) return null
  const [first, second, ...more] = docIds
  const pair = first !== undefined && second !== undefined && more.length === 0 ? sideBySideHref(first, second) : null
  return (
    <section
      aria-label="Sentencias elegidas"
      className="sticky bottom-0 z-20 flex flex-wrap items-center gap-2 border-t border-rule bg-sheet px-4 py-2.5 text-14 shadow-float max-md:pb-[calc(10px+env(safe-area-inset-bottom))] md:pr-[max(1.5rem,calc(100%-80.5rem))] md:pl-6 lg:pl-8 print:hidden"
    >
      <p role="status" className="font-[540] max-md:mr-auto">
        {formatPlural(docIds.length, 'elegida', 'elegidas')}
      </p>
      <Button className="max-md:-mr-3.5 max-md:h-11 md:mr-auto" onClick={onClear}>
        <X size={16} strokeWidth={1.5} aria-hidden />
        Quitar selección
      </Button>
      {pair !== null && (
        <a className={buttonClass('line', 'md', 'max-md:h-11')} href={pair}>
          <Columns2 size={16} strokeWidth={1.5} aria-hidden />
          Comparar las dos
        </a>
      )}
      <Button variant="primary" className="max-md:h-11 max-md:grow" onClick={() => openFolderChooser(docIds)}>
        <FolderPlus size={16} strokeWidth={1.5} aria-hidden />
        Agregar a una carpeta
      </Button>
      <ExportButton
        key={docIds.join(' ')}
        subject={{ origin: { tipo: 'lista', docIds: [...docIds] }, total: docIds.length, title: 'Exportar las elegidas' }}
        className={buttonClass('quiet', 'md', 'px-2.5 font-normal max-md:h-11')}
      />
    </section>
  )
}

/** The selected identifiers after one was selected or deselected. */
export function withSelected(ids: ReadonlySet<string>, id: string, isSelected: boolean): ReadonlySet<string> {
  const next = new Set(ids)
  if (isSelected) next.add(id)
  else next.delete(id)
  return next
}

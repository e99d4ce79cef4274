'use client'
import { formatPlural } from '@basejuris/domain/spanish-format'
import { BellPlus, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../components/ui/icon-button.tsx'
import { FilterChips } from '../../components/workspace/filter-chips.tsx'
import { InlineNameField } from '../../components/workspace/inline-name-field.tsx'
import type { SearchRow } from './search-row.ts'

export interface HistoryRowActions {
  readonly onRename: (row: SearchRow, name: string) => void
  readonly onDelete: (row: SearchRow) => void
  readonly onSave: (row: SearchRow) => void
}

interface HistoryRowProps extends HistoryRowActions {
  readonly row: SearchRow
}

const everything = 'Todas las sentencias'

export function HistoryRow({ row, onRename, onDelete, onSave }: HistoryRowProps) {
  const [renaming, setRenaming] = useState(false)
  const { query, name, href, chips, count, time, instant } = row
  const title = name || query || everything
  return (
    <div className="group grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 px-5 py-2.5 hover:bg-paper-lit has-[:focus-visible]:bg-paper-lit md:grid-cols-[3.25rem_minmax(0,1fr)_auto] md:gap-x-4 md:px-6">
      <time dateTime={instant} className="figures pt-[3px] text-13 text-ink-3 max-md:hidden">
        {time}
      </time>
      <div className="min-w-0">
        {renaming ? (
          <InlineNameField
            label={`Nombre de la búsqueda ${query || everything}`}
            value={name}
            placeholder={query || everything}
            maxLength={120}
            onSave={(written) => onRename(row, written)}
            onClose={() => setRenaming(false)}
          />
        ) : (
          <a href={href} className="line-clamp-3 font-[540] break-words text-ink">
            {title}
          </a>
        )}
        {name !== '' && query !== '' && <p className="line-clamp-1 text-13 break-words text-ink-2">{query}</p>}
        <FilterChips chips={chips} />
        <p className="figures mt-1 text-13 text-ink-2 md:hidden">
          {time}
          {count !== null && ` · ${formatPlural(count, 'sentencia', 'sentencias')}`}
        </p>
      </div>
      <div className="grid justify-items-end max-md:-mr-2.5 md:*:[grid-area:1/1] [@media(hover:none)]:flex [@media(hover:none)]:gap-4">
        <p className="pointer-events-none pt-[3px] text-13 text-ink-2 group-focus-within:opacity-0 group-hover:opacity-0 max-md:hidden [@media(hover:none)]:opacity-100!">
          {count !== null && formatPlural(count, 'sentencia', 'sentencias')}
        </p>
        <div className="-my-1 flex md:-mr-2 md:opacity-0 md:group-focus-within:opacity-100 md:group-hover:opacity-100 [@media(hover:none)]:opacity-100">
          <IconButton icon={Pencil} label={`Dar nombre a ${title}`} tip="Dar nombre" onClick={() => setRenaming(true)} />
          <IconButton icon={BellPlus} label={`Guardar con alerta: ${title}`} tip="Guardar con alerta" onClick={() => onSave(row)} />
          <IconButton icon={Trash2} label={`Borrar ${title}`} tip="Borrar" onClick={() => onDelete(row)} />
        </div>
      </div>
    </div>
  )
}

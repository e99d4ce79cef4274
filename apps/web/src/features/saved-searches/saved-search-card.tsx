'use client'
import type { DigestFrequency } from '@basejuris/contract'
import { Bell, BellOff, Bookmark, Pencil, Scale, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonClass } from '../../components/ui/button.tsx'
import { IconButton } from '../../components/ui/icon-button.tsx'
import { FilterChips } from '../../components/workspace/filter-chips.tsx'
import { InlineNameField } from '../../components/workspace/inline-name-field.tsx'
import { frequencyOptions } from './frequency-options.ts'
import type { SavedSearchRow } from './saved-search-row.ts'

interface SavedSearchCardProps {
  readonly row: SavedSearchRow
  readonly onRename: (row: SavedSearchRow, name: string) => void
  readonly onFrequency: (row: SavedSearchRow, frequency: DigestFrequency) => void
  readonly onDelete: (row: SavedSearchRow) => void
}

function MailLine({ row: { frequency, lastSent, watched } }: { readonly row: SavedSearchRow }) {
  const Icon = frequency === 'ninguna' ? BellOff : Bell
  return (
    <p className="mt-2 flex items-center gap-1.5 text-13 text-ink-2">
      <Icon size={14} strokeWidth={1.5} aria-hidden className="shrink-0" />
      {watched !== '' && `Alerta por ${watched} · `}
      {lastSent === null ? (frequency === 'ninguna' ? 'Sin correos' : 'Todavía sin envíos') : `Último envío: ${lastSent}`}
    </p>
  )
}

export function SavedSearchCard({ row, onRename, onFrequency, onDelete }: SavedSearchCardProps) {
  const [renaming, setRenaming] = useState(false)
  const { name, query, href, chips, alert, frequency } = row
  const Icon = alert ? Scale : Bookmark
  return (
    <article className="px-5 py-3.5 md:max-lg:px-6">
      <div className="flex items-start gap-2">
        <Icon size={16} strokeWidth={1.5} aria-hidden className="mt-[3px] text-accent" />
        <div className="min-w-0 grow">
          {renaming ? (
            <InlineNameField
              label={`Nombre de ${name}`}
              value={name}
              maxLength={120}
              onSave={(written) => onRename(row, written)}
              onClose={() => setRenaming(false)}
            />
          ) : (
            <a href={href} className="font-[540] break-words text-ink">
              {name}
            </a>
          )}
          {query !== '' && <p className="line-clamp-2 text-13 break-words text-ink-2">{query}</p>}
          <FilterChips chips={chips} />
          <MailLine row={row} />
        </div>
        <div className="-mt-1 -mr-2 flex">
          <IconButton icon={Pencil} label={`Cambiar el nombre de ${name}`} tip="Cambiar el nombre" onClick={() => setRenaming(true)} />
          <IconButton icon={Trash2} label={`Borrar la búsqueda guardada ${name}`} tip="Borrar" onClick={() => onDelete(row)} />
        </div>
      </div>
      <div className="mt-2.5 flex flex-wrap items-center gap-2 pl-6 print:hidden">
        <a className={buttonClass('line', 'sm', 'max-md:h-11')} href={href}>
          Repetir
        </a>
        <select
          aria-label={`Correos de ${name}`}
          value={frequency}
          onChange={(event) => onFrequency(row, event.currentTarget.value as DigestFrequency)}
          className="h-[30px] rounded-sm bg-sheet pr-7 pl-2 text-13 text-ink shadow-[inset_0_0_0_1px_var(--edge)] max-md:h-11"
        >
          {frequencyOptions.map(({ frequency: value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        {frequency !== 'ninguna' && (
          <Button size="sm" className="max-md:h-11" onClick={() => onFrequency(row, 'ninguna')}>
            Detener
          </Button>
        )}
      </div>
    </article>
  )
}

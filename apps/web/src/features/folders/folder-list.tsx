import type { FolderSummary } from '@basejuris/contract'
import { formatPlural, lowercaseFirst } from '@basejuris/domain/spanish-format'
import { dayLabel, timeLabel } from '../../format/days.ts'
import { FolderIcon } from '../../saved-items/folder-chooser/folder-icon.tsx'
import { folderPath } from './folder-address.ts'

interface FolderListProps {
  readonly folders: readonly FolderSummary[]
  readonly now: Date
}

/** Every folder of a person, each with what it holds, whose it is and when it changed. */
export function FolderList({ folders, now }: FolderListProps) {
  return (
    <ul className="max-w-[60rem] divide-y divide-paper-rule border-y border-paper-rule">
      {folders.map((folder) => (
        <li key={folder.folderId}>
          <a
            href={folderPath(folder.folderId)}
            className="group flex min-h-11 gap-3 py-3 text-ink no-underline hover:bg-desk-2 hover:no-underline md:-mx-3 md:px-3"
          >
            <span className="mt-[3px] shrink-0 text-ink-3">
              <FolderIcon folder={folder} size={18} />
            </span>
            <span className="min-w-0">
              <span className="block font-[540] break-words group-hover:underline">{folder.nombre}</span>
              <span className="block text-13 text-pretty wrap-anywhere text-ink-2">{folderFacts(folder, now).join(' · ')}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function folderFacts({ sentencias, reservada, dueno, rol, miembros, updatedAt }: FolderSummary, now: Date): string[] {
  const shared = dueno.yo
    ? miembros > 0 && `compartida con ${formatPlural(miembros, 'persona', 'personas')}`
    : `la comparte ${dueno.email}${rol === 'lee' ? ', solo para leer' : ''}`
  return [
    sentencias === 0 ? 'sin sentencias' : formatPlural(sentencias, 'sentencia', 'sentencias'),
    reservada && 'reservada, se busca solo dentro de ella',
    shared,
    `cambió ${changeMoment(updatedAt, now)}`,
  ].filter((fact) => fact !== false)
}

/** «hoy, 22:10», «ayer, 09:30» or «el 03-11-2026». */
function changeMoment(instant: string, now: Date): string {
  const day = dayLabel(instant, now)
  return /\d/.test(day) ? `el ${day}` : `${lowercaseFirst(day)}, ${timeLabel(instant)}`
}

import type { FolderSummary } from '@basejuris/contract'
import { Folder, FolderLock, Users } from 'lucide-react'

type Kind = Pick<FolderSummary, 'reservada' | 'miembros' | 'rol'>

export function folderKindLabel({ reservada, miembros, rol }: Kind): string {
  return [reservada ? 'reservada' : '', rol !== 'dueno' ? 'compartida con usted' : miembros > 0 ? 'compartida' : '']
    .filter(Boolean)
    .join(', ')
}

/** A lock for a reserved folder, people for a shared one. */
export function FolderIcon({ folder, size = 16 }: { readonly folder: Kind; readonly size?: number }) {
  const Icon = folder.reservada ? FolderLock : folder.rol !== 'dueno' || folder.miembros > 0 ? Users : Folder
  const words = folderKindLabel(folder)
  return (
    <>
      <Icon size={size} strokeWidth={1.5} aria-hidden />
      {words !== '' && <span className="sr-only">({words})</span>}
    </>
  )
}

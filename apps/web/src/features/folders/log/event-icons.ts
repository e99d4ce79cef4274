import type { FolderEvent } from '@basejuris/contract'
import {
  FileMinus2,
  FilePlus2,
  FolderPlus,
  Highlighter,
  type LucideIcon,
  MessageSquare,
  Settings2,
  UserMinus,
  UserPlus,
} from 'lucide-react'

export const eventIcons: Readonly<Record<FolderEvent['tipo'], LucideIcon>> = {
  creacion: FolderPlus,
  ajuste: Settings2,
  agrega: FilePlus2,
  saca: FileMinus2,
  nota: MessageSquare,
  pasaje: Highlighter,
  comparte: UserPlus,
  deja: UserMinus,
}

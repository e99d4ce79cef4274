import type { FolderMember } from '@basejuris/contract'

export const roleLabels: Readonly<Record<FolderMember['rol'], string>> = { escribe: 'Escribe', lee: 'Solo lee' }

import type { FolderMember, FolderNote, FolderSummary } from '@basejuris/contract'
import type { FolderNoteRow, ListedFolder, ListedNote, Member, Person } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { decryptFolderName } from '../folder-name.ts'
import type { FolderServices } from './folder-services.ts'

export function presentPerson({ userId }: UserActor, person: Person): FolderSummary['dueno'] {
  return {
    userId: person.userId,
    email: person.email,
    yo: person.userId === userId,
  }
}

export function presentMember(actor: UserActor, member: Member): FolderMember {
  return { ...presentPerson(actor, member), rol: member.role }
}

export function presentFolder(services: FolderServices, actor: UserActor, folder: ListedFolder): FolderSummary {
  return {
    folderId: folder.id,
    nombre: decryptFolderName(services, folder.id, folder.name),
    rol: folder.role,
    dueno: presentPerson(actor, folder.owner),
    reservada: folder.reserved,
    conservarHasta: folder.retainedUntil,
    sentencias: folder.items,
    miembros: folder.members,
    createdAt: folder.createdAt.toISOString(),
    updatedAt: folder.updatedAt.toISOString(),
  }
}

const noteCipherContext = (noteId: string): string => `folder_notes.text:${noteId}`

export function encryptNote({ textCipher }: Pick<FolderServices, 'textCipher'>, noteId: string, text: string): string {
  return textCipher.encrypt(noteCipherContext(noteId), text)
}

export function decryptNote({ textCipher }: FolderServices, { id, text }: Pick<FolderNoteRow, 'id' | 'text'>): string {
  return textCipher.decrypt(noteCipherContext(id), text)
}

export function presentNote(services: FolderServices, actor: UserActor, note: ListedNote): FolderNote {
  return {
    noteId: note.id,
    texto: decryptNote(services, note),
    autor: presentPerson(actor, note.author),
    version: note.version,
    createdAt: note.createdAt.toISOString(),
    updatedAt: note.updatedAt.toISOString(),
  }
}

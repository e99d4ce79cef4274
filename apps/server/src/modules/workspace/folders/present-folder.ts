import type { FolderNote, FolderSummary } from '@basejuris/contract'
import type { ListedFolder, ListedNote, Person } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { openFolderName } from '../folder-name.ts'
import type { FolderServices } from './folder-services.ts'

export function presentPerson({ userId }: UserActor, person: Person): FolderSummary['dueno'] {
  return {
    userId: person.userId,
    email: person.email,
    yo: person.userId === userId,
  }
}

export function presentFolder(services: FolderServices, actor: UserActor, folder: ListedFolder): FolderSummary {
  return {
    folderId: folder.id,
    nombre: openFolderName(services, folder.id, folder.name),
    rol: folder.ownerId === actor.userId ? 'dueno' : 'miembro',
    dueno: presentPerson(actor, folder.owner),
    reservada: folder.reserved,
    conservarHasta: folder.keptUntil,
    sentencias: folder.items,
    miembros: folder.members,
    createdAt: folder.createdAt.toISOString(),
    updatedAt: folder.updatedAt.toISOString(),
  }
}

const placeOfNote = (noteId: string): string => `folder_notes.text:${noteId}`

export function sealNote({ textSeal }: FolderServices, noteId: string, text: string): string {
  return textSeal.seal(placeOfNote(noteId), text)
}

export function presentNote({ textSeal }: FolderServices, actor: UserActor, note: ListedNote): FolderNote {
  return {
    noteId: note.id,
    texto: textSeal.open(placeOfNote(note.id), note.text),
    autor: presentPerson(actor, note.author),
    createdAt: note.createdAt.toISOString(),
    updatedAt: note.updatedAt.toISOString(),
  }
}

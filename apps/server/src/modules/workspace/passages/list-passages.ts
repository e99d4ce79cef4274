import { setImmediate } from 'node:timers/promises'
import type { DataOf, folderPassagesEndpoint, PassageMark } from '@basejuris/contract'
import { findPassage, findUser, type ListedPassage, listOwnPassages, readFolderPassages } from '@basejuris/database'
import { maxSavedPassages, type UserActor } from '@basejuris/domain'
import { foldText } from '@basejuris/legal-text'
import { ServiceError } from '../../../errors/service-error.ts'
import { readerOf } from '../folders/folder-services.ts'
import { getFolder } from '../folders/get-folder.ts'
import { passageContent } from './passage-content.ts'
import { type PassageServices, presentMark, presentPassage, type ReadPassage, readPassages } from './read-passage.ts'

/** Passages decrypted at once. */
const atOnce = 50

/** What the actor marked in a ruling; with `passageId`, also that passage of a folder they may read. */
export async function listMarks(
  services: PassageServices,
  actor: UserActor,
  { docId, passageId, at }: { readonly docId: string; readonly passageId?: string | undefined; readonly at: Date },
): Promise<PassageMark[]> {
  const reader = readerOf(actor, at)
  const stored = (await services.rulings.findId(docId)) ?? docId
  const author = { userId: actor.userId, email: (await findUser(services.db, actor.userId))?.email ?? '' }
  const own = (await listOwnPassages(services.db, reader, stored)).map((passage) => ({ ...passage, author }))
  const named = passageId === undefined || own.some(({ id }) => id === passageId) ? [] : [await findPassage(services.db, reader, passageId)]
  if (named.some((passage) => passage?.docId !== stored)) throw new ServiceError('passage.not_found')
  const read = await readPassages(services, actor, [...own, ...named.filter((passage) => passage !== null)])
  return read.map((passage) => presentMark(actor, passage))
}

export interface FolderPassages {
  readonly folderId: string
  readonly etiqueta?: string | undefined
  readonly docId?: string | undefined
  readonly pagina: number
  readonly tamano: number
  readonly at: Date
}

/** A page of a folder's passages in their order, with the tags of all. */
export async function listFolderPassages(
  services: PassageServices,
  actor: UserActor,
  { folderId, etiqueta, docId, pagina, tamano, at }: FolderPassages,
): Promise<DataOf<typeof folderPassagesEndpoint>> {
  await getFolder(services, actor, folderId, at)
  const sought = etiqueta === undefined || etiqueta === '' ? null : foldText(etiqueta)
  const counts = new Map<string, number>()
  const fitting: ListedPassage[] = []
  for await (const batch of readFolderPassages(services.db, { folderId, size: atOnce })) {
    for (const passage of batch) {
      const { etiquetas } = passageContent.decrypt(services, passage.id, passage.sealed)
      for (const tag of etiquetas) counts.set(tag, (counts.get(tag) ?? 0) + 1)
      const hasTag = sought === null || etiquetas.some((tag) => foldText(tag) === sought)
      if (hasTag && (docId === undefined || passage.docId === docId)) fitting.push(passage)
    }
    // Lets other requests in.
    await setImmediate()
  }
  const read = await readPassages(services, actor, fitting.slice((pagina - 1) * tamano, pagina * tamano))
  return {
    pasajes: read.map((passage) => presentPassage(actor, passage)),
    etiquetas: [...counts]
      .map(([tag, total]) => ({ etiqueta: tag, total }))
      .sort((a, b) => b.total - a.total || a.etiqueta.localeCompare(b.etiqueta, 'es')),
    total: fitting.length,
    pagina,
    tamano,
    maximo: maxSavedPassages,
  }
}

/** Every passage of a folder in its order, in batches. Check before that the actor may read the folder. */
export async function* readAllPassages(
  services: PassageServices,
  actor: UserActor,
  folderId: string,
): AsyncGenerator<readonly ReadPassage[]> {
  for await (const batch of readFolderPassages(services.db, { folderId, size: atOnce })) yield await readPassages(services, actor, batch)
}

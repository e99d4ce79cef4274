import type { DataOf, folderLogEndpoint } from '@basejuris/contract'
import { listAudit, listPersons } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { folderActions } from './audit-folder.ts'
import type { FolderServices } from './folder-services.ts'
import { getOwnFolder } from './get-folder.ts'
import { presentPerson } from './present-folder.ts'

const maxEntries = 200
const isAction = (action: string): action is keyof typeof folderActions => Object.hasOwn(folderActions, action)

export async function listFolderLog(
  services: Pick<FolderServices, 'db'>,
  actor: UserActor,
  { folderId, at }: { readonly folderId: string; readonly at: Date },
): Promise<DataOf<typeof folderLogEndpoint>> {
  await getOwnFolder(services, actor, folderId, at)
  const entries = await listAudit(services.db, { subject: folderId, limit: maxEntries })
  const idOf = (entry: { readonly actor: string }): string => entry.actor.replace(/^user:/, '')
  const persons = await listPersons(services.db, [...new Set(entries.filter((entry) => entry.actor.startsWith('user:')).map(idOf))])
  return {
    registro: entries.flatMap((entry) => {
      const person = persons.get(idOf(entry))
      const quien = person === undefined ? null : presentPerson(actor, person)
      return isAction(entry.action) ? [{ fecha: entry.at.toISOString(), quien, accion: folderActions[entry.action] }] : []
    }),
  }
}

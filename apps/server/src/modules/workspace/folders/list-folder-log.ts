import type { DataOf, FolderEvent, folderLogEndpoint } from '@basejuris/contract'
import { type AuditEntry, countAudit, listAudit, listPersons } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import type { Services } from '../../../services.ts'
import { readCards } from '../../rulings/present-card.ts'
import { describeEvent, loggedActions } from './describe-event.ts'
import { getFolder } from './get-folder.ts'
import { joinEntries } from './join-entries.ts'
import { presentPerson } from './present-folder.ts'

export interface FolderLogPage {
  readonly folderId: string
  readonly pagina: number
  readonly tamano: number
  readonly at: Date
}

const actorOf = ({ actor }: AuditEntry): string | null => (actor.startsWith('user:') ? actor.slice('user:'.length) : null)
const textOf = ({ details }: AuditEntry, name: string): string | null => {
  const value = details[name]
  return typeof value === 'string' ? value : null
}
/** The member who joins or leaves is the actor already. */
const memberOf = (entry: AuditEntry): string | null =>
  entry.action === 'folder.member_left' || entry.action === 'folder.member_joined' ? null : textOf(entry, 'member')
type FolderLogServices = Pick<Services, 'db' | 'entitlementOf'>

const distinctIds = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))]

/** Actions of owner and members, newest first. Deleted accounts and removed rulings are not named. */
export async function listFolderLog(
  services: FolderLogServices,
  actor: UserActor,
  { folderId, pagina, tamano, at }: FolderLogPage,
): Promise<DataOf<typeof folderLogEndpoint>> {
  await getFolder(services, actor, folderId, at)
  const { db } = services
  const filter = { subject: folderId, actions: loggedActions }
  const entries = await listAudit(db, { ...filter, offset: (pagina - 1) * tamano, limit: tamano })
  return { registro: await presentEvents(services, actor, joinEntries(entries)), total: await countAudit(db, filter), pagina, tamano }
}

/** Lines of the log of folders that the actor may read, in the same order; each has entries of one action, newest first. */
export async function presentEvents(
  services: FolderLogServices,
  actor: UserActor,
  lines: readonly (readonly [AuditEntry, ...AuditEntry[]])[],
): Promise<FolderEvent[]> {
  const entries = lines.flat()
  const persons = await listPersons(services.db, distinctIds(entries.flatMap((entry) => [actorOf(entry), memberOf(entry)])))
  const cards = await readCards(services, actor, distinctIds(entries.map((entry) => textOf(entry, 'docId'))))
  const personOf = (userId: string | null): FolderEvent['quien'] => {
    const person = persons.get(userId ?? '')
    return person === undefined ? null : presentPerson(actor, person)
  }
  const rulingOf = (entry: AuditEntry): FolderEvent['sentencia'] => {
    const card = cards.get(textOf(entry, 'docId') ?? '')
    return card === undefined ? null : { docId: card.docId, caratulado: card.caratulado, url: card.url }
  }
  const presentPart = (entry: AuditEntry): FolderEvent['partes'][number] => ({
    fecha: entry.at.toISOString(),
    accion: describeEvent(entry.action, [entry]).accion,
    sentencia: rulingOf(entry),
  })
  return lines.map((line) => {
    const [newest] = line
    const isOfOne = new Set(line.map((entry) => textOf(entry, 'docId'))).size === 1
    return {
      fecha: newest.at.toISOString(),
      quien: personOf(actorOf(newest)),
      ...describeEvent(newest.action, line),
      persona: personOf(memberOf(newest)),
      sentencia: isOfOne ? rulingOf(newest) : null,
      partes: line.length === 1 ? [] : line.map(presentPart),
    }
  })
}

import type { FolderStreamEvent } from '@basejuris/contract'
import { findFolder, findLiveSession } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import type { EventStream } from '../../../../http/streams/bind-event-stream.ts'
import type { StreamSlots } from '../../../../http/streams/stream-slots.ts'
import type { ChangeListener, FolderChange, Services } from '../../../../services.ts'
import { readerOf } from '../folder-services.ts'
import { getFolder } from '../get-folder.ts'

type StreamServices = Pick<Services, 'db' | 'folderChanges'>

export interface StreamFolder {
  readonly folderId: string
  readonly slots: StreamSlots
  /** Milliseconds between heart-beats. */
  readonly beatMs: number
}

/**
 * Follows the changes of a folder that the actor may read. Before each event and at each heart-beat the session and the access are asked
 * again; without them the stream ends.
 */
export async function streamFolder(
  services: StreamServices,
  actor: UserActor,
  { folderId, slots, beatMs }: StreamFolder,
): Promise<(stream: EventStream) => void> {
  await getFolder(services, actor, folderId, new Date())
  const hold = slots.take(actor.userId)
  const refused = new AbortController()
  let listener: ChangeListener = () => undefined
  const leave = await services.folderChanges
    .follow(folderId, (change) => listener(change))
    .catch((error: unknown) => {
      hold(refused.signal)
      refused.abort()
      throw error
    })
  return (stream) => {
    hold(stream.signal)
    const queue = sendInOrder(services, actor, folderId, stream)
    listener = (change) => queue('cambio', describeChange(change))
    const beat = setInterval(() => queue('latido', {}), beatMs)
    stream.signal.addEventListener('abort', () => {
      clearInterval(beat)
      leave()
    })
  }
}

/** Sends events one after another, each after its access was asked. */
function sendInOrder({ db }: StreamServices, actor: UserActor, folderId: string, stream: EventStream) {
  let last = Promise.resolve()
  const send = async (event: string, data: object): Promise<void> => {
    if (stream.signal.aborted) return
    const now = new Date()
    const session = await findLiveSession(db, actor.sessionId, now)
    if (session === null || (await findFolder(db, readerOf(actor, now), folderId)) === null) stream.end('fin', {})
    else stream.send(event, data)
  }
  return (event: string, data: object): void => {
    // Outside the transaction whose end told of the change.
    last = last
      .then(() => new Promise<void>((resolve) => void setImmediate(resolve)))
      .then(() => send(event, data))
      .catch(() => stream.end('fin', {}))
  }
}

const parts: readonly (readonly [prefix: string, part: FolderStreamEvent['parte']])[] = [
  ['folder.note_', 'notas'],
  ['folder.ruling', 'sentencias'],
  ['folder.passage', 'pasajes'],
  ['folder.member_', 'miembros'],
  ['folder.inv', 'miembros'],
]

/** Without a change, everything may have changed. */
function describeChange(change: FolderChange | null): FolderStreamEvent {
  if (change === null) return { parte: 'carpeta', docId: null, noteId: null, passageId: null }
  const { action, docId, note, passage } = change
  const part = parts.find(([prefix]) => action.startsWith(prefix))?.[1] ?? 'carpeta'
  return { parte: part, docId, noteId: note, passageId: passage }
}

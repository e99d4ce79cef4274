import { type DiskRoom, type Jobs, makePrivate } from '@basejuris/database'
import type { FastifyBaseLogger } from 'fastify'
import { removeLeftOvers } from './left-overs.ts'

/** Nobody else may read the data folder, and nothing of an interrupted backup or restore stays beside it. */
export async function prepareFolder(dataDir: string, log: FastifyBaseLogger): Promise<void> {
  const removed = await removeLeftOvers(dataDir)
  if (removed.length > 0) log.info({ removed: removed.length }, 'left-overs of interrupted backups or restores were removed')
  const repaired = makePrivate(dataDir)
  if (repaired > 0) log.info({ repaired }, 'files of the data folder were open to other users')
}

/** Jobs whose end a full disk refused run again once there is room. */
export function watchRoom(room: DiskRoom, jobs: Pick<Jobs, 'retryUnfinished'>, log: FastifyBaseLogger): () => void {
  return room.watch((isFull) => {
    if (isFull) return log.error('the disk is full: writes are refused')
    log.info('the disk has room again')
    jobs.retryUnfinished().catch((error: unknown) => log.error({ err: error }, 'unfinished jobs wait for the next start'))
  })
}

import { findRulingId, removeRulings } from '@basejuris/database'
import { z } from 'zod'
import { defineCommand } from '../define-command.ts'

/** Removes rulings with all versions and raw records, and waits until the index has dropped them. */
export const removeRulingsCommand = defineCommand({
  request: z.object({ docIds: z.array(z.string().min(1).max(200)).min(1).max(1000) }),
  run: async ({ docIds }, { platform }) => {
    const { db } = platform.services
    const resolved = await Promise.all(docIds.map(async (requested) => ({ requested, docId: await findRulingId(db, requested) })))
    const removed = await removeRulings(
      db,
      resolved.flatMap(({ docId }) => docId ?? []),
    )
    await platform.eraseRaw()
    await platform.catchUpIndex()
    await platform.eraseDeleted('rulings')
    return { removed, unknown: resolved.flatMap(({ requested, docId }) => (docId === null ? [requested] : [])) }
  },
})

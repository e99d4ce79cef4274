import { removeRulings } from '@basejuris/database'
import { z } from 'zod'
import { defineCommand } from '../operator-command.ts'

/** Removes rulings from the database and waits until the index has dropped them. */
export const remove = defineCommand({
  args: z.object({ docIds: z.array(z.string().min(1).max(200)).min(1).max(1000) }),
  run: async ({ docIds }, { platform }) => {
    const removed = await removeRulings(platform.services.db, docIds)
    await platform.catchUpIndex()
    await platform.tidy()
    return { removed, unknown: docIds.filter((docId) => !removed.includes(docId)) }
  },
})

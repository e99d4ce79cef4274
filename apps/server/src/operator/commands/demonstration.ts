import { setTimeout } from 'node:timers/promises'
import { countRulings, isDemonstrationRemoved, recordAudit, setDemonstrationRemoved } from '@basejuris/database'
import { z } from 'zod'
import { demoSource, enqueueDemonstration } from '../../composition/demonstration.ts'
import type { Platform } from '../../composition/open-platform.ts'
import { OperatorError } from '../../errors/operator-error.ts'
import { type CommandContext, defineCommand } from '../define-command.ts'
import { createProgressMeter } from './progress-meter.ts'

const pollMs = 200

/** Removes the demonstration corpus and records it, so that no start or update brings it back. Leaving does not stop the removal. */
export const removeDemonstrationCommand = defineCommand({
  request: z.object({}),
  run: async (_args, context) => {
    const { db } = context.platform.services
    const before = await countRulings(db, { source: demoSource })
    await order(context.platform, { removed: true })
    await follow(context, { loads: false, total: before, doneOf: (stored) => before - stored, isDone: (stored) => stored === 0 })
    await context.platform.catchUpIndex()
    return { removed: before, stored: await countRulings(db) }
  },
})

/** Brings the demonstration corpus back, also after it was removed. Leaving does not stop the loading. */
export const addDemonstrationCommand = defineCommand({
  request: z.object({}),
  run: async (_args, context) => {
    const { db } = context.platform.services
    // Only here: its hundred modules would delay every start.
    const { demoSize } = await import('@basejuris/demo')
    const before = await countRulings(db, { source: demoSource })
    await order(context.platform, { removed: false })
    await follow(context, { loads: true, total: demoSize, doneOf: (stored) => stored, isDone: (stored) => stored >= demoSize })
    await context.platform.catchUpIndex()
    return { added: (await countRulings(db, { source: demoSource })) - before, stored: await countRulings(db) }
  },
})

/** Recorded before anything is removed or loaded, so that a start after an interruption goes on. */
async function order({ services }: Platform, { removed }: { readonly removed: boolean }): Promise<void> {
  await services.db.transaction(async (tx) => {
    if ((await isDemonstrationRemoved(tx)) === removed) return
    await setDemonstrationRemoved(tx, removed)
    const action = removed ? 'demonstration.removed' : 'demonstration.added'
    await recordAudit(tx, [{ at: new Date(), actor: 'operator', action, subject: demoSource, details: {} }])
  })
}

interface Followed {
  readonly loads: boolean
  readonly total: number
  readonly doneOf: (stored: number) => number
  readonly isDone: (stored: number) => boolean
}

/** Has the corpus loaded or removed, and reports how many of its rulings are stored or gone, until all are. */
async function follow({ platform, report, signal }: CommandContext, { loads, total, doneOf, isDone }: Followed): Promise<void> {
  const { services, jobs, room } = platform
  const progress = createProgressMeter(report)
  while (true) {
    const stored = await countRulings(services.db, { source: demoSource })
    progress(doneOf(stored), total)
    if (isDone(stored)) return
    if (loads && room.isFull) throw new OperatorError('El disco está lleno: la carga se detuvo. Continúa sola cuando haya espacio.')
    // Again and again, since a job that runs now may end with the opposite order.
    await enqueueDemonstration(jobs, loads)
    await setTimeout(pollMs, undefined, { signal })
  }
}

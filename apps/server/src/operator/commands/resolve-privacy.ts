import { z } from 'zod'
import { OperatorError } from '../../errors/operator-error.ts'
import { AlreadyResolved, PrivacyRefused, privacyActions, resolvePrivacy } from '../../modules/privacy/resolve-privacy.ts'
import { defineCommand } from '../define-command.ts'
import { referenceSchema } from './privacy.ts'
import { createProgressMeter } from './progress-meter.ts'

/**
 * Carries out a decision and its consequences: raw records are erased, the index follows and disk space is freed. Unless postponed, the
 * index is rebuilt so that no file contains the words.
 */
export const resolvePrivacyCommand = defineCommand({
  request: z.object({
    reference: referenceSchema,
    action: z.enum(privacyActions),
    reason: z.string().trim().min(5).max(2000),
    docIds: z.array(z.string().min(1).max(200)).max(50),
    names: z.array(z.string().trim().min(2).max(150)).max(10),
    keepIndexFiles: z.boolean(),
  }),
  run: async ({ keepIndexFiles, ...decision }, { platform, report, signal }) => {
    const resolved = await resolvePrivacy(platform.services, { ...decision, at: new Date() }).catch(async (error: unknown) => {
      // An order that was interrupted before its end may be repeated.
      const isUnfinished =
        error instanceof AlreadyResolved && error.isSameDecision && !keepIndexFiles && (await platform.isErasurePending())
      if (isUnfinished) return error.outcome
      throw error instanceof PrivacyRefused ? new OperatorError(error.message) : error
    })
    await platform.eraseDeleted('people')
    if (resolved.docIds.length > 0) {
      await platform.eraseRaw()
      await platform.catchUpIndex()
      await platform.eraseDeleted('rulings')
      if (!keepIndexFiles) await platform.index.rebuild({ onProgress: createProgressMeter(report), signal })
    }
    return { ...resolved, indexRebuilt: resolved.docIds.length > 0 && !keepIndexFiles }
  },
})

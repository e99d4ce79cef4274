import { chileanDate, maxRetentionYears, yearsLater } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'

/** The retention date must lie after today and within the years of `maxRetentionYears`, else `folder.retention`. */
export function checkRetention(retainedUntil: string | null | undefined, at: Date): void {
  if (retainedUntil === null || retainedUntil === undefined) return
  const today = chileanDate(at)
  if (retainedUntil <= today || retainedUntil > yearsLater(today, maxRetentionYears)) throw new ServiceError('folder.retention')
}

import { chileanDate, maxRetentionYears } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'

/** The retention date must lie after today and within the years of `maxRetentionYears`, else `folder.retention`. */
export function checkRetention(retainedUntil: string | null | undefined, at: Date): void {
  if (retainedUntil === null || retainedUntil === undefined) return
  const today = chileanDate(at)
  const latest = `${Number(today.slice(0, 4)) + maxRetentionYears}${today.slice(4)}`
  if (retainedUntil <= today || retainedUntil > latest) throw new ServiceError('folder.retention')
}

import { chileanDate } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'

const maxYears = 10

/** The retention date must lie after today and within ten years, else `folder.retention`. */
export function checkRetention(retainedUntil: string | null | undefined, at: Date): void {
  if (retainedUntil === null || retainedUntil === undefined) return
  const today = chileanDate(at)
  const latest = `${Number(today.slice(0, 4)) + maxYears}${today.slice(4)}`
  if (retainedUntil <= today || retainedUntil > latest) throw new ServiceError('folder.retention')
}

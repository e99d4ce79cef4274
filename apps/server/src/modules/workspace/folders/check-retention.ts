import { chileanDate } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'

const longestYears = 10

/** The last day a matter is kept is after today and within ten years: otherwise `folder.retention`. */
export function requireRetention(keptUntil: string | null | undefined, at: Date): void {
  if (keptUntil === null || keptUntil === undefined) return
  const today = chileanDate(at)
  const furthest = `${Number(today.slice(0, 4)) + longestYears}${today.slice(4)}`
  if (keptUntil <= today || keptUntil > furthest) throw new ServiceError('folder.retention')
}

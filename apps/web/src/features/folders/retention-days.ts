import { chileanDate, dayMs } from '@basejuris/domain/calendar'
import { maxRetentionYears } from '@basejuris/domain/limits'

/** First and last possible retention day, seen from `now`. */
export function retentionDays(now: Date): { readonly earliest: string; readonly latest: string } {
  const today = chileanDate(now)
  return {
    earliest: chileanDate(new Date(now.getTime() + dayMs)),
    latest: `${Number(today.slice(0, 4)) + maxRetentionYears}${today.slice(4)}`,
  }
}

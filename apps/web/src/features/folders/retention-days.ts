import { chileanDate, dayMs, yearsLater } from '@basejuris/domain/calendar'
import { maxRetentionYears } from '@basejuris/domain/limits'

/** First and last possible retention day, seen from `now`. */
export function retentionDays(now: Date): { readonly earliest: string; readonly latest: string } {
  return { earliest: chileanDate(new Date(now.getTime() + dayMs)), latest: yearsLater(chileanDate(now), maxRetentionYears) }
}

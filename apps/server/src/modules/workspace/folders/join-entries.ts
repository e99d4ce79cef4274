import type { AuditEntry } from '@basejuris/database'
import { joinedAction } from './describe-event.ts'

type Entry = Pick<AuditEntry, 'at' | 'actor' | 'action'>

/** Longest pause within one sitting of a person. */
const pauseMs = 30 * 60_000

/**
 * The entries of a log by the line that shows them, both newest first. What a person repeats in one sitting is one line; whatever
 * another person does, or what stands alone, ends the sitting.
 */
export function joinEntries<E extends Entry>(entries: readonly E[]): (readonly [E, ...E[]])[] {
  const lines: [E, ...E[]][] = []
  let sitting = new Map<string, [E, ...E[]]>()
  let later: E | undefined
  for (const entry of entries) {
    const isSame = later !== undefined && later.actor === entry.actor && later.at.getTime() - entry.at.getTime() <= pauseMs
    if (!isSame || joinedAction(entry.action) === null) sitting = new Map()
    later = entry
    const line = sitting.get(entry.action)
    if (line !== undefined) {
      line.push(entry)
      continue
    }
    const opened: [E, ...E[]] = [entry]
    lines.push(opened)
    if (joinedAction(entry.action) !== null) sitting.set(entry.action, opened)
  }
  return lines
}

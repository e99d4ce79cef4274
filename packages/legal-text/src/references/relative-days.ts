import { type Rewriting, type RewrittenText, rewriteText } from '../analysis/rewrite-text.ts'
import { findSpanishDates } from '../analysis/spanish-date.ts'

/** «de igual fecha», «de la misma fecha», «El mismo día», but not «el mismo día en que», which tells of something else. */
const sameDay =
  /(?<!\p{L})(?:(?<of>de(?:\s+la)?|con(?:\s+la)?)\s+(?:igual|misma|id[eé]ntica)\s+fecha|(?<of>del)\s+mismo\s+d[ií]a|(?:en|a)\s+(?:igual|(?:esa\s+)?(?:la\s+)?misma)\s+fecha|(?:en\s+)?(?:el|ese)\s+mismo\s+d[ií]a)(?!\p{L})(?!\s+(?:del?|en\s+(?:el\s+)?que|que|cuando|hora|y\s+hora)(?!\p{L}))/giu
/** Cheap sign that a text has one. */
const sign = /misma\s+fecha|igual\s+fecha|id[eé]ntica\s+fecha|mismo\s+d[ií]a/iu
/** Characters behind a day within which another refers to it. */
const maxDistance = 1500

/** A day that the original only refers to. */
interface Day {
  readonly date: string
  readonly from: number
  readonly to: number
}

export interface TextWithDays extends RewrittenText {
  /** The days written out, in order. */
  readonly days: readonly Day[]
}

/** Writes out each day that a text only refers to («de igual fecha») as the last one named before it. Null where it refers to none. */
export function writeOutDays(text: string): TextWithDays | null {
  if (!sign.test(text)) return null
  const named = findSpanishDates(text)
  const days: Day[] = []
  let at = 0
  let moved = 0
  const parts = [...text.matchAll(sameDay)].flatMap(({ index, groups, 0: written }): Rewriting[] => {
    while (at < named.length && (named[at]?.to ?? 0) <= index) at += 1
    const last = named[at - 1]
    if (last === undefined || index - last.to > maxDistance) return []
    const [year, month, day] = last.date.split('-')
    const as = `${groups?.['of'] === undefined ? 'el' : 'de'} ${day}-${month}-${year}`
    days.push({ date: last.date, from: index + moved, to: index + moved + as.length })
    moved += as.length - written.length
    return [{ from: index, to: index + written.length, as }]
  })
  const rewritten = rewriteText(text, parts)
  return rewritten === null ? null : { ...rewritten, days }
}

/** The citations that have their day from one written out: of each such day the nearest one. `citations` are in the order of the text. */
export function withCarriedDay<C extends Pick<Day, 'from' | 'to'> & { readonly decidedOn: string | null }>(
  days: readonly Day[],
  citations: readonly C[],
): ReadonlySet<C> {
  const carried = new Set<C>()
  let next = 0
  for (const { date, from, to } of days) {
    while (next < citations.length && (citations[next]?.from ?? 0) < from) next += 1
    const [before, behind] = [citations[next - 1], citations[next]]
    const isBehind = before === undefined || (behind !== undefined && behind.from - to < from - before.to)
    const nearest = isBehind ? behind : before
    if (nearest?.decidedOn === date) carried.add(nearest)
  }
  return carried
}

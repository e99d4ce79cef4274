import type { SegmentView } from '../view/segment-view.ts'

/** Which segments are worth merging: each list into one, the most urgent first. */
export type MergePolicy = (views: readonly SegmentView[]) => readonly (readonly SegmentView[])[]

const segmentsPerTier = 4
const minTierBytes = 1 << 20
/** In a quiet index a segment is at least so many times as large as all smaller ones together. */
const idleFactor = 8

export function liveBytes({ segment, liveCount }: SegmentView): number {
  return segment.bytes * (liveCount / Math.max(1, segment.size))
}

const tierOf = (view: SegmentView): number =>
  Math.max(0, Math.ceil(Math.log(Math.max(liveBytes(view), 1) / minTierBytes) / Math.log(segmentsPerTier)))

/** Of which a third was removed. */
const mostlyRemoved = (views: readonly SegmentView[]): readonly (readonly SegmentView[])[] =>
  views.filter(({ liveCount, segment }) => liveCount * 3 < segment.size * 2).map((view) => [view])

/** While documents keep coming: four of about the same size, so that each document is rewritten once for each power of four. */
export const busyPolicy: MergePolicy = (views) => {
  const tiers = new Map<number, SegmentView[]>()
  for (const view of views) {
    const tier = tierOf(view)
    tiers.set(tier, [...(tiers.get(tier) ?? []), view])
  }
  const full = [...tiers].filter(([, members]) => members.length >= segmentsPerTier).sort(([a], [b]) => a - b)
  return [...full.map(([, members]) => members), ...mostlyRemoved(views)]
}

/**
 * When nothing has come for a while: every question is put to each segment, so searches are faster the fewer there are, but a large one is rewritten only
 * when the others together are an eighth as large.
 */
export const idlePolicy: MergePolicy = (views) => {
  const rising = [...views].sort((a, b) => liveBytes(a) - liveBytes(b))
  let smaller = 0
  let chosen = 0
  for (const [i, view] of rising.entries()) {
    if (i > 0 && liveBytes(view) < idleFactor * smaller) chosen = i + 1
    smaller += liveBytes(view)
  }
  return chosen > 0 ? [rising.slice(0, chosen)] : mostlyRemoved(views)
}

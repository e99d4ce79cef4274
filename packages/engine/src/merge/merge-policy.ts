import type { SegmentView } from '../view/segment-view.ts'

/** Selects lists of segments to merge, each into one, most urgent first. */
export type MergePolicy = (views: readonly SegmentView[]) => readonly (readonly SegmentView[])[]

const segmentsPerTier = 4
const minTierBytes = 1 << 20
/** In an idle index, a segment is at least this many times as large as all smaller ones together. */
const idleFactor = 8

export function liveBytes({ segment, liveCount }: SegmentView): number {
  return segment.bytes * (liveCount / Math.max(1, segment.size))
}

const tierOf = (view: SegmentView): number =>
  Math.max(0, Math.ceil(Math.log(Math.max(liveBytes(view), 1) / minTierBytes) / Math.log(segmentsPerTier)))

/** Segments that lost more than a third of their documents. */
const mostlyRemoved = (views: readonly SegmentView[]): readonly (readonly SegmentView[])[] =>
  views.filter(({ liveCount, segment }) => liveCount * 3 < segment.size * 2).map((view) => [view])

/** While batches arrive: merges four segments of similar size. So each document is rewritten once per power of four. */
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
 * When idle: fewer segments make searches faster, because a search reads each of them. A large one is rewritten only when the others
 * reach an eighth of its size.
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

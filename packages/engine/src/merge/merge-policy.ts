import type { SegmentView } from '../store/segment-view.ts'

const factor = 8
const smallestTier = 1 << 18

const tierOf = ({ segment, liveCount }: SegmentView): number => {
  const bytes = segment.bytes * (liveCount / Math.max(1, segment.size))
  return Math.max(0, Math.ceil(Math.log(Math.max(bytes, 1) / smallestTier) / Math.log(factor)))
}

/**
 * Segments worth merging into one, or none: eight of about the same size (each document is then rewritten once for each power of eight), or one
 * of which a third was removed.
 */
export const chooseMerge = (views: readonly SegmentView[]): readonly SegmentView[] => {
  const tiers = new Map<number, SegmentView[]>()
  for (const view of views) {
    const tier = tierOf(view)
    tiers.set(tier, [...(tiers.get(tier) ?? []), view])
  }
  for (const tier of [...tiers.keys()].sort((a, b) => a - b)) {
    const members = tiers.get(tier) as SegmentView[]
    if (members.length >= factor) return members
  }
  return views.filter(({ liveCount, segment }) => liveCount * 3 < segment.size * 2).slice(0, 1)
}

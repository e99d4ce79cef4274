import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Segment } from '../segment/segment.ts'
import { SegmentView } from '../view/segment-view.ts'
import { busyPolicy, idlePolicy, liveBytes, type MergePolicy } from './merge-policy.ts'

const megabyte = 2 ** 20
const viewOf = (megabytes: number): SegmentView => new SegmentView({ size: 64, bytes: megabytes * megabyte } as Segment)

/** Merges until the policy selects nothing. Returns the remaining sizes, falling, and the megabytes written. */
const settle = (policy: MergePolicy, sizes: readonly number[]): { sizes: number[]; written: number } => {
  let views = sizes.map(viewOf)
  let written = 0
  for (let [chosen] = policy(views); chosen !== undefined; [chosen] = policy(views)) {
    const merged = chosen.reduce((sum, view) => sum + liveBytes(view), 0) / megabyte
    written += merged
    const gone = new Set(chosen)
    views = [...views.filter((view) => !gone.has(view)), viewOf(merged)]
  }
  return { sizes: views.map((view) => liveBytes(view) / megabyte).sort((a, b) => b - a), written }
}

it('keeps few segments while batches arrive, and rewrites each document a few times', () => {
  let sizes: number[] = []
  let written = 0
  let most = 0
  for (let batch = 0; batch < 2_000; batch++) {
    const settled = settle(busyPolicy, [...sizes, 1.5])
    sizes = settled.sizes
    written += settled.written
    most = Math.max(most, sizes.length)
  }
  expect(most).toBeLessThanOrEqual(20)
  expect(written / 3_000).toBeLessThan(8)
})

it('leaves in an idle index segments at least eight times as large as all smaller ones', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.01, max: 2_000, noNaN: true }), { maxLength: 40 }), (given) => {
      const { sizes } = settle(idlePolicy, given)
      sizes.forEach((size, i) => {
        expect(size * 1.000001).toBeGreaterThanOrEqual(8 * sizes.slice(i + 1).reduce((sum, each) => sum + each, 0))
      })
    }),
  )
})

it('does not rewrite a large segment for a small one', () => {
  expect(idlePolicy([viewOf(1_000), viewOf(3), viewOf(100)])).toEqual([])
})

it('rewrites a segment with a third of its documents removed', () => {
  const thinned = new SegmentView({ size: 64, bytes: megabyte } as Segment, Uint32Array.of(0xff, 0xff))
  for (const policy of [busyPolicy, idlePolicy]) expect(policy([viewOf(1_000), thinned])).toContainEqual([thinned])
})

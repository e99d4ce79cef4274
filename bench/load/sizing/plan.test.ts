import { expect, it } from 'vitest'
import { gigabyte, limitsOf, planCluster } from './plan.ts'
import { at, growthOf, type SizePoint } from './size-point.ts'

const point = (rulings: number, parts: Partial<SizePoint> = {}): SizePoint => ({
  rulings,
  textBytes: 10_000,
  storedPerSecond: 100,
  indexedPerSecond: 50,
  p50: 10 + rulings / 1000,
  p99: 20,
  productMs: 5,
  engineMs: rulings / 10_000,
  residentBytes: 300e6,
  databaseBytes: rulings * 10_000,
  indexBytes: rulings * 20_000,
  recoveryMs: 4000,
  load: 1,
  ...parts,
})
const points = [point(1000), point(100_000), point(10_000)]
const target = { rulings: 12_000_000, searchesPerSecond: 100, textBytes: 20_000 }

it('draws a line through the two largest sizes, in proportion through one, never downwards', () => {
  expect(growthOf(points, ({ p50 }) => p50)).toEqual({ fixed: 10, perRuling: 0.001 })
  expect(
    at(
      growthOf([point(1000)], ({ databaseBytes }) => databaseBytes),
      3000,
    ),
  ).toBe(30_000_000)
  expect(growthOf([point(1000, { p99: 50 }), point(2000, { p99: 40 })], ({ p99 }) => p99)).toEqual({ fixed: 40, perRuling: 0 })
  expect(() => growthOf([], ({ p99 }) => p99)).toThrow(RangeError)
})

it('plans space by the length of the text, and nodes by what needs most of them', () => {
  const plan = planCluster(points, target, { core: 10, gigabyteOfMemory: 1, gigabyteOfDisk: 0.1 })
  expect([plan.databaseBytes / gigabyte, plan.indexBytes / gigabyte]).toEqual([240, 480])
  // 1,200 ms a search and 100 a second, with half of each core free.
  expect([plan.engineCores, plan.productCores]).toEqual([240, 1])
  expect([plan.decidedBy, plan.dataNodes, plan.shards, plan.webMachines]).toEqual(['cores', 30, 30, 2])
  expect(plan.ingestionDays).toBeCloseTo(1.389)
  expect(plan.monthlyCost).toBeCloseTo(264 * 10 + (30 * 64 + 2 * 4 + 2 * 32) + (960 + 480) * 1.5 * 0.1)
  const small = planCluster(points, { ...target, rulings: 10_000 }, { core: 10, gigabyteOfMemory: 1, gigabyteOfDisk: 0.1 })
  expect([small.decidedBy, small.dataNodes]).toEqual(['the least number', 3])
})

it('names what is reached first', () => {
  const limits = limitsOf(points, target, 2)
  expect(limits[0]).toEqual({ name: '100 searches/s take half of 2 cores', rulings: 50_000 })
  expect(limits.at(-1)).toEqual({ name: 'the product takes 8 GB of memory', rulings: Number.POSITIVE_INFINITY })
})

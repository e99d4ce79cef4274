import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { demoFingerprint, demoSize } from '../corpus-fingerprint.ts'
import { defaultSeed, plantDemoRulings } from '../generate.ts'
import { collectTruths } from './collect-truths.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { PlantedTruths } from './planted-truths.ts'

const rulings = [...plantDemoRulings()]
const published = JSON.parse(readFileSync(new URL('../../planted-truths.json', import.meta.url), 'utf8')) as PlantedTruths

describe('planted truths', () => {
  it('are those of the corpus as generated now (else run truths/write-truths.ts)', () => {
    expect(JSON.parse(JSON.stringify(collectTruths(defaultSeed, rulings)))).toEqual(published)
    expect(fingerprintOf(rulings.map(({ record }) => record))).toBe(demoFingerprint)
    expect(rulings).toHaveLength(demoSize)
  })

  it('plant enough of each kind', () => {
    expect(published.chains.length).toBeGreaterThan(400)
    expect(published.contrasts.length).toBeGreaterThan(200)
    expect(published.clusters.length).toBeGreaterThanOrEqual(10)
    expect(published.dissents.length).toBeGreaterThan(150)
    expect(published.criterionChanges.length).toBeGreaterThan(6)
    expect(
      published.criterionChanges.some(({ earlier, later, departures }) => earlier.length > 3 && later.length > 3 && departures.length > 1),
    ).toBe(true)
  })

  it('contrast rulings of opposite line, and a change of criterion divides the lines by its day', () => {
    for (const [, favorable, contraria] of published.contrasts) {
      expect(published.lines[favorable]).toBe('favorable')
      expect(published.lines[contraria]).toBe('contraria')
    }
    for (const { before, after, earlier, later } of published.criterionChanges) {
      for (const id of earlier) expect(published.lines[id]).toBe(before)
      for (const id of later) expect(published.lines[id]).toBe(after)
    }
  })
})

import { describe, expect, it } from 'vitest'
import { formatTreatments, measureTreatments } from './treatment-quality.ts'

/** Reached, and only rising. */
const minMacroF1 = 0.99
const minNegativeF1 = 0.99
const minSamePhrase = 0.9

describe('treatment in the demonstration corpus', () => {
  it('is read as planted, with the words that show it', { timeout: 180_000 }, () => {
    const quality = measureTreatments()
    const table = formatTreatments(quality)
    process.stdout.write(`${table}\n`)
    expect(quality.lost).toBe(0)
    expect(quality.macroF1).toBeGreaterThanOrEqual(minMacroF1)
    expect(quality.negative.f1).toBeGreaterThanOrEqual(minNegativeF1)
    expect(quality.samePhrase / quality.citations).toBeGreaterThanOrEqual(minSamePhrase)
    expect(table).toContain(`macro-F1 ${quality.macroF1.toFixed(3)}`)
    for (const { name, planted } of quality.figures) expect(table).toMatch(new RegExp(`${name} +${planted} `, 'u'))
  })
})

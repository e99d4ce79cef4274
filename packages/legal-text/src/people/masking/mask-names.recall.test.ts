import { describe, expect, it } from 'vitest'
import { namedPassages } from './testing/fictional-names.ts'
import { heldOutPassages } from './testing/held-out-names.ts'
import { scoreNames } from './testing/score-names.ts'
import { secondHeldOutPassages } from './testing/second-held-out-names.ts'
import { thirdHeldOutPassages } from './testing/third-held-out-names.ts'

describe.each([
  ['written along with the rules', namedPassages],
  ['held out first', heldOutPassages],
  ['held out second', secondHeldOutPassages],
  ['held out third', thirdHeldOutPassages],
])('maskNames on fictional rulings, %s', (_, passages) => {
  const score = scoreNames(passages)
  const { names, missed, wordsToKeep, overMasked, retained, lost } = score
  const recall = 1 - missed.length / names

  it('finds at least 98 % of over 200 names', () => {
    console.info(`${names} names, recall ${recall.toFixed(4)}, missed: ${missed.join('; ')}`)
    expect(names).toBeGreaterThanOrEqual(200)
    expect(recall).toBeGreaterThanOrEqual(0.98)
  })

  it('masks less than 1 % of what stays', () => {
    console.info(
      `${overMasked.length} of ${wordsToKeep} words, ${lost.length} of them in ${retained} officials, places, institutions and things`,
    )
    expect(overMasked.length / wordsToKeep).toBeLessThan(0.01)
  })
})

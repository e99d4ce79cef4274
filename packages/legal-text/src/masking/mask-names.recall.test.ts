import { describe, expect, it } from 'vitest'
import { namedPassages } from './fictional-names.fixture.ts'
import { heldOutPassages } from './held-out-names.fixture.ts'
import { scoreNames } from './score-names.fixture.ts'
import { secondHeldOutPassages } from './second-held-out-names.fixture.ts'
import { thirdHeldOutPassages } from './third-held-out-names.fixture.ts'

describe.each([
  ['written along with the rules', namedPassages],
  ['held out first', heldOutPassages],
  ['held out second', secondHeldOutPassages],
  ['held out third', thirdHeldOutPassages],
])('maskNames on fictional rulings, %s', (_, passages) => {
  const score = scoreNames(passages)
  const { names, missed, wordsToKeep, overMasked, kept, lost } = score
  const recall = 1 - missed.length / names

  it('finds at least 98 % of over 200 names', () => {
    console.info(`${names} names, recall ${recall.toFixed(4)}, missed: ${missed.join('; ')}`)
    expect(names).toBeGreaterThanOrEqual(200)
    expect(recall).toBeGreaterThanOrEqual(0.98)
  })

  it('masks less than 1 % of what stays', () => {
    console.info(
      `${overMasked.length} of ${wordsToKeep} words, ${lost.length} of them in ${kept} officials, places, institutions and things`,
    )
    expect(overMasked.length / wordsToKeep).toBeLessThan(0.01)
  })
})

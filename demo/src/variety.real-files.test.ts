import { describeRealFiles, realFiles } from '@basejuris/testkit/real-files'
import { expect, it } from 'vitest'
import { plantDemoRulings } from './generate.ts'
import { measureCorpus } from './measure/measure-corpus.ts'
import { readRealTexts, realTextFiles } from './measure/real-texts.ts'
import { variety } from './measure/variety.ts'

describeRealFiles('the demonstration against a private set of real rulings', realTextFiles, () => {
  it('has at least a fifth of their distinct 5-grams per token over a million tokens', () => {
    const { variety: own } = measureCorpus([...plantDemoRulings()])
    const real = variety(readRealTexts(realFiles))
    expect(own.tokens).toBeGreaterThan(1_000_000)
    expect(real.tokens).toBeGreaterThan(1_000_000)
    expect(own.distinctPerToken).toBeGreaterThanOrEqual(real.distinctPerToken / 5)
  })
})

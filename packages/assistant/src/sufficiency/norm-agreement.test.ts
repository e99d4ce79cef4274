import type { NormUse } from '@basejuris/domain'
import { expect, it } from 'vitest'
import { normAgreement } from './norm-agreement.ts'

const normsOf = (...norms: readonly (readonly [string, NormUse])[]) => norms.map(([key, use]) => ({ key, use }))

it.each([
  ['the article that is asked for', ['CT:161'], normsOf(['CT:161', 'applied']), 'agrees'],
  ['another article of its code', ['CT:161'], normsOf(['CT:163', 'applied']), 'differs'],
  ['an article of the law that is asked for', ['ley-20001'], normsOf(['ley-20001:27', 'applied']), 'agrees'],
  ['an article of the code that is asked for', ['CP'], normsOf(['CP:448', 'applied']), 'unknown'],
  ['another norm, where it names what is asked for', ['ley-20001'], normsOf(['ley-20001', 'cited'], ['CT', 'applied']), 'unknown'],
  ['another norm', ['ley-20001'], normsOf(['ley-20002:1', 'applied']), 'differs'],
  ['none', ['ley-20001'], normsOf(['ley-20001', 'cited']), 'unknown'],
] as const)('compares what is asked for with a ruling that applies %s', (_ruling, asked, norms, expected) => {
  expect(normAgreement(asked, norms)).toBe(expected)
})

it('says nothing of a question without norms', () => {
  expect(normAgreement([], normsOf(['CT:161', 'applied']))).toBe('unknown')
})

import { defaultFacetValues, mostFacetValues } from '@basejuris/contract'
import { expect, it } from 'vitest'
import { countedValues, mostCountedValues } from './facet-limits.ts'

it('are those of the contract', () => {
  expect([countedValues, mostCountedValues]).toEqual([defaultFacetValues, mostFacetValues])
})

import type { NormPart } from '@basejuris/domain'
import { describe, expect, it } from 'vitest'
import { articlePositions } from './article-positions.ts'

const part = (article: string, ofNorm: number | null = null): NormPart => ({
  kind: 'articulo',
  anchor: `a${article}`,
  article,
  heading: '',
  transitory: false,
  repealed: false,
  block: 1,
  parent: null,
  ofNorm,
  modifiedOn: null,
})
/** DFL 1 of 2005 restates Ley 18.469 beside two others, under numbers of its own. */
const healthDecree = 249_177
const healthLaw = 29_872
/** DFL 29 of 2004 restates Ley 18.834 alone. */
const statuteDecree = 236_392
const statuteLaw = 30_210

describe('articlePositions', () => {
  it('finds no article of a law in a decree that restates several and does not say which parts are its own', () => {
    const parts = [part('11'), part('12')]
    expect(articlePositions(parts, '12', { idNorma: healthLaw, textId: healthDecree })).toEqual([])
    expect(articlePositions(parts, '12', { idNorma: healthDecree, textId: healthDecree })).toEqual([1])
  })

  it('finds those that the decree says to be of the law', () => {
    const parts = [part('12'), part('12', healthLaw)]
    expect(articlePositions(parts, '12', { idNorma: healthLaw, textId: healthDecree })).toEqual([1])
  })

  it('finds the article in a decree that restates this law alone', () => {
    expect(articlePositions([part('12')], '12', { idNorma: statuteLaw, textId: statuteDecree })).toEqual([0])
  })
})

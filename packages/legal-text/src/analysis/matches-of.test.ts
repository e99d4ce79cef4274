import { describe, expect, it } from 'vitest'
import { firstMatchOf, matchesOf } from './matches-of.ts'

const number = /\d+/gu

describe('matches of a pattern', () => {
  it('are those of matchAll, wherever the pattern stopped before', () => {
    number.lastIndex = 3
    expect(matchesOf('rol 12 y 13', number)).toEqual([...'rol 12 y 13'.matchAll(/\d+/gu)])
    expect(firstMatchOf('rol 12 y 13', number)?.[0]).toBe('12')
    expect(firstMatchOf('7', number)?.[0]).toBe('7')
    expect(firstMatchOf('ninguno', number)).toBeNull()
  })

  it('are refused where they are empty', () => {
    expect(() => matchesOf('rol', /\d*/gu)).toThrow('empty')
  })

  it('are refused of a pattern that finds only the first', () => {
    expect(() => matchesOf('rol 12', /\d+/u)).toThrow('global')
  })
})

import { describe, expect, it } from 'vitest'
import { placeAddress } from './unit-actions.ts'

describe('placeAddress', () => {
  it('points at the place and removes the query', () => {
    expect(placeAddress('https://basejuris.example/sentencia?id=a1&q=licencia+m%C3%A9dica&pasaje=x&coleccion=civil#c2', 'c7')).toBe(
      'https://basejuris.example/sentencia?id=a1&coleccion=civil#c7',
    )
  })
})

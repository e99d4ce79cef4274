import { describe, expect, it } from 'vitest'
import { sourceName } from './source-name.ts'

describe('sourceName', () => {
  it('names the sources we read and leaves the others as they are', () => {
    expect(sourceName('pjud-juris')).toBe('Poder Judicial, buscador de jurisprudencia')
    expect(sourceName('otra-fuente')).toBe('otra-fuente')
  })
})

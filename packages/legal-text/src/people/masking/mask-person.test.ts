import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countRemainingWords, maskPerson, nextPseudonym } from './mask-person.ts'

const names = ['Rosaura Quiñelén Altamirano']
const masked = (text: string) => maskPerson(text, { names, person: 1 }).text

describe('maskPerson', () => {
  it.each([
    ['comparece doña Rosaura Quiñelén Altamirano, empleada', 'comparece doña [persona 1], empleada'],
    ['QUIÑELÉN ALTAMIRANO, ROSAURA con FISCO', '[persona 1] con FISCO'],
    ['la actora señora Quiñelén Altamirano expuso', 'la actora señora [persona 1] expuso'],
    ['doña ROSAURA DEL QUIÑELEN ALTAMIRANO', 'doña [persona 1]'],
    ['las iniciales R.Q.A. constan', 'las iniciales [persona 1] constan'],
  ])('knows «%s»', (text, expected) => expect(masked(text)).toBe(expected))

  it('follows one surname where the text means the person', () => {
    const text = 'Que comparece doña Rosaura Quiñelén Altamirano y demanda.\nQue la demandante Quiñelén sostuvo lo anterior.'
    expect(masked(text)).not.toMatch(/Quiñelén|Rosaura|Altamirano/u)
  })

  it('leaves others, and words of the name that are not the person', () => {
    const text = 'Que don Pedro Altamirano Soto declaró en calle Altamirano.'
    expect(masked(text)).toBe(text)
    expect(countRemainingWords(text, names)).toBe(2)
  })

  it('masks a single word in a caption', () => {
    expect(maskPerson('Quiñelén con Fisco de Chile', { names, person: 2, single: true }).text).toBe('[persona 2] con Fisco de Chile')
  })

  it('keeps line breaks, the pseudonyms there are and a name over two lines', () => {
    const text = 'La parte [persona 3] y Rosaura\nQuiñelén Altamirano.'
    expect(maskPerson(text, { names, person: nextPseudonym(text) })).toEqual({ text: 'La parte [persona 3] y [persona 4]\n.', mentions: 1 })
  })

  it('is idempotent and never leaves the whole name', () => {
    const word = fc.constantFrom('don', 'Rosaura', 'Quiñelén', 'ALTAMIRANO', 'expuso', ',', '\n', 'de', 'Soto', '[persona 1]')
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        const once = masked(words.join(' '))
        expect(masked(once)).toBe(once)
        expect(once).not.toMatch(/rosaura quiñelén altamirano/iu)
      }),
      { numRuns: 200 },
    )
  })
})

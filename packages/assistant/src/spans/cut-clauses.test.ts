import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutClauses } from './cut-clauses.ts'

const pieces = (text: string) => cutClauses(text).map(({ from, to }) => text.slice(from, to))
const filler =
  'la sentencia impugnada estableció los hechos de la causa conforme al mérito de la prueba rendida por ambas partes en la audiencia'

it('cuts no sentence at an abbreviation, and none that is short', () => {
  const text = 'Rige el art. 161 inc. 1° N° 3 del Código. El Sr. Juez lo dijo; nadie lo discute.'
  expect(pieces(text)).toEqual(['Rige el art. 161 inc. 1° N° 3 del Código.', 'El Sr. Juez lo dijo; nadie lo discute.'])
})

it('cuts a long sentence where a clause stands for itself', () => {
  const text = `Que ${filler}, ${filler}; que ${filler}, por lo que procede acoger el recurso de nulidad interpuesto por la parte demandante en todas sus partes.`
  const found = pieces(text)
  expect(found).toHaveLength(3)
  expect(found[2]).toMatch(/^por lo que procede acoger/u)
  expect(found[0]).not.toMatch(/[;,]$/u)
})

it('cuts no gerund from what it does', () => {
  const order = `Que ${filler}, y se acoge la excepción de litispendencia, rechazándose, en consecuencia, en todas sus partes, la solicitud de ${filler}.`
  expect(pieces(order).at(-1)).toMatch(/rechazándose, en consecuencia, .* audiencia\.$/u)
})

it('cuts no sentence within what it quotes, unless it is very long', () => {
  const admission = `La empresa lo admite, pues ${filler}, al señalar que “al día siguiente, siendo las dos de la tarde, volvió al local; que pagó”.`
  expect(pieces(admission).at(-1)).toMatch(/“al día siguiente, .* que pagó”\.$/u)
  expect(pieces(`Que “${filler}; ${filler}; ${filler}; ${filler}; ${filler}; ${filler}; ${filler}; ${filler}”.`).length).toBeGreaterThan(1)
})

it('leaves no conjunction at the end, and never changes a word', () => {
  expect(pieces(`Que ${filler}, ${filler}, ${filler}; y; que ${filler}.`).every((piece) => !/\s[yeou]$/u.test(piece))).toBe(true)
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(filler, '; ', ', por lo que ', ', pues ', '. ', 'art. ', '\n', ' y '), { maxLength: 12 }),
      (parts) => {
        const text = parts.join('')
        let end = 0
        for (const { from, to } of cutClauses(text)) {
          expect(from).toBeGreaterThanOrEqual(end)
          expect(to).toBeGreaterThan(from)
          end = to
        }
        expect(end).toBeLessThanOrEqual(text.length)
      },
    ),
  )
})

import type { Subdivision } from '@basejuris/domain'
import { describe, expect, it } from 'vitest'
import { missingPlace, unpartedInciso } from './missing-place.ts'

const numbered =
  'Artículo 12. El contrato termina por:\n1.- El acuerdo de las partes.\n2.- La muerte de una de ellas.\n3.- El plazo.\nEn todo caso se dará aviso.'
const lettered = 'Artículo 13. El socio podrá: a) pedir las cuentas; b) oponerse, y c) retirarse.'
const incisos =
  'Artículo 20. El aviso será escrito. Sin él no vale.\nEl plazo es de diez días. Corre desde la entrega.\nEl juez lo ampliará.'
const joined =
  'Causales. Son causales de término:\n1. Faltar al plazo. 2. Incurrir en el caso del artículo 32, salvo el N° 2. 3. Declarar en falso.'
const plain = 'Artículo 14. Lo pactado obliga a quienes lo pactaron.'

describe('a place that an article lacks', () => {
  it.each([
    [numbered, { numeral: '4' }, { kind: 'numeral', cited: '4', last: '3' }],
    [lettered, { letra: 'd' }, { kind: 'letra', cited: 'd', last: 'c' }],
    [numbered, { numeral: '12' }, { kind: 'numeral', cited: '12', last: '3' }],
    [joined, { numeral: '9' }, { kind: 'numeral', cited: '9', last: '3' }],
    [plain, { numeral: '1' }, { kind: 'numeral', cited: '1', last: null }],
    [plain, { letra: 'a' }, { kind: 'letra', cited: 'a', last: null }],
    [plain, { inciso: '3' }, { kind: 'inciso', cited: '3', last: null }],
    [`${numbered}\nLo dicho no obsta a la ley N° 19.628.`, { numeral: '19' }, { kind: 'numeral', cited: '19', last: '3' }],
    [incisos, { inciso: '4' }, { kind: 'inciso', cited: '4', last: null }],
    [numbered, { numeral: '2', letra: 'a' }, { kind: 'letra', cited: 'a', last: null }],
  ])('%s', (text, place, expected) => {
    expect(missingPlace([place], [text])).toEqual(expected)
  })

  it.each<[string, string, Subdivision, ...string[]]>([
    ['it is there', numbered, { numeral: '3' }],
    ['it is a letter of the list', lettered, { letra: 'b' }],
    ['another text has it', numbered, { numeral: '4' }, `${numbered}\n4.- La renuncia.`],
    ['numbers are missing before it', 'Artículo 15. Son:\n1.- Uno.\n5.- Cinco.', { numeral: '7' }],
    ['the list is in words', 'Artículo 16. Primero: pagará. Segundo: avisará.\nSegunda regla.', { numeral: '2' }],
    ['items stand within the line', 'Artículo 17. Podrá: 1) pedir; 2) oponerse, y 3) retirarse.', { numeral: '3' }],
    ['Roman numbers are its list', 'Artículo 18. Reglas:\nI. Una.\nII. Dos.', { numeral: '2' }],
    ['incisos may be joined in one line', 'Artículo 19. Se dará aviso. El aviso será escrito. Sin él no vale.', { inciso: '3' }],
    ['an inciso is named by its place', plain, { inciso: 'final' }],
    ['no text is known', '', { numeral: '4' }],
  ])('is not said where %s', (_, text, place, ...others) => {
    expect(
      missingPlace(
        [place],
        [text, ...others].filter((each) => each !== ''),
      ),
    ).toBeNull()
  })
})

describe('an inciso that cannot be told', () => {
  it.each([
    ['Artículo 53. Aviso. Se dará aviso escrito. Sin él no vale. El plazo es de diez días.', '3', '3'],
    ['Artículo 53. Aviso. Se dará aviso escrito. Sin él no vale.', '1', '1'],
    [incisos, '2', null],
    [plain, '1', null],
    ['Artículo 14. Título. Lo pactado obliga.', '1', null],
  ])('%s', (text, inciso, expected) => {
    expect(unpartedInciso([{ inciso }], [text])).toBe(expected)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findQuotations } from './find-quotations.ts'

const quoted = (text: string): string[] => findQuotations(text).map(({ from, to }) => text.slice(from, to))

describe('findQuotations', () => {
  it.each([
    ['dijo «el plazo corre desde la notificación» ese día', ['el plazo corre desde la notificación']],
    ['dijo “el plazo corre desde la notificación” ese día', ['el plazo corre desde la notificación']],
    ['dijo "el plazo corre desde la notificación" ese día', ['el plazo corre desde la notificación']],
    ['«la causal de “necesidades de la empresa” es objetiva»', ['la causal de “necesidades de la empresa” es objetiva']],
    ['«el que dice «no» también decide algo aquí»', ['el que dice «no» también decide algo aquí']],
    ['dijo ‘el plazo corre desde la notificación’ ese día', ['el plazo corre desde la notificación']],
    ['dijo <<el plazo corre desde la notificación>> ese día', ['el plazo corre desde la notificación']],
    ['dijo ‹‹el plazo corre desde la notificación›› ese día', ['el plazo corre desde la notificación']],
    ["dijo ''el plazo corre desde la notificación'' ese día", ['el plazo corre desde la notificación']],
    ['dijo ‘el plazo de O’Higgins corre desde la notificación’ ese día', ['el plazo de O’Higgins corre desde la notificación']],
    ['dijo “‘el plazo corre’ desde la notificación” ese día', ['‘el plazo corre’ desde la notificación']],
    ['un ‘apóstrofo que nadie cierra\nen su línea, y luego otro’ más', []],
    ['si a << b y luego c es menor que d\nentonces b >> c', []],
    ['la «lex artis» y el «iter»', []],
    ['sin cerrar «el plazo corre desde la notificación de la sentencia', []],
    ['medía 5" y pesaba poco según el informe que obra en autos "', []],
    [
      '«primero corre el plazo de apelación» y «después corre el plazo de casación»',
      ['primero corre el plazo de apelación', 'después corre el plazo de casación'],
    ],
    ['dijo ”el plazo corre desde la notificación” ese día', ['el plazo corre desde la notificación']],
    ['dijo “el plazo corre desde la notificación" ese día', ['el plazo corre desde la notificación']],
    ['dijo «el plazo corre desde la notificación” ese día', ['el plazo corre desde la notificación']],
    ['dijo „el plazo corre desde la notificación“ ese día', ['el plazo corre desde la notificación']],
    ['dijo “ el plazo corre desde la notificación ” ese día', ['el plazo corre desde la notificación']],
    ["dijo 'el plazo corre desde la notificación' ese día", ['el plazo corre desde la notificación']],
    ['dijo ``el plazo corre desde la notificación´´ ese día', ['el plazo corre desde la notificación']],
    ['dijo »el plazo corre desde la notificación« ese día', ['el plazo corre desde la notificación']],
    ['dijo "el plazo corre desde la notificación".[3] Lo demás', ['el plazo corre desde la notificación']],
    ['dijo ("el plazo corre desde la notificación") y nada más', ['el plazo corre desde la notificación']],
    ['se lee: " el plazo corre desde la notificación ". Y basta', ['el plazo corre desde la notificación']],
    ['dijo abre comillas el plazo corre desde la notificación cierra comillas ese día', ['el plazo corre desde la notificación']],
    ['dijo ´el plazo corre desde la notificación´ ese día', ['el plazo corre desde la notificación']],
    ['dijo `el plazo corre desde la notificación´ ese día', ['el plazo corre desde la notificación']],
    ['dijo ″el plazo corre desde la notificación″ ese día', ['el plazo corre desde la notificación']],
  ])('%s', (text, expected) => {
    expect(quoted(text)).toEqual(expected)
  })

  it('finds shorter ones where fewer words are asked for', () => {
    const text = 'la «lex artis» y el «plazo de diez días»'
    expect(findQuotations(text, 1).map(({ from, to }) => text.slice(from, to))).toEqual(['lex artis', 'plazo de diez días'])
    expect(findQuotations(text, 4)).toHaveLength(1)
  })

  it('closes with any mark that clings to the end of words', () => {
    expect(quoted("el caso ”Soto c/ Maderas del Sur y Cía. Ltda.“, donde ``el plazo corre desde la notificación'', y basta")).toContain(
      'el plazo corre desde la notificación',
    )
  })

  it('finds pairs behind a mark that nothing closes before the text ends', () => {
    expect(quoted('Una “comilla abierta.\n\nDijo “el plazo corre desde la notificación” y «corre siempre desde el mismo día».')).toEqual([
      'el plazo corre desde la notificación',
      'corre siempre desde el mismo día',
    ])
  })

  it('goes on after a mark that is never closed', () => {
    const text = `«${'palabra '.repeat(600)}. Dijo «el plazo corre desde la notificación».`
    expect(quoted(text)).toEqual(['el plazo corre desde la notificación'])
  })

  it('never throws and answers ranges in order', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('«', '»', '“', '”', '"', '<<', '>>', '‘', '’', 'a', ' ', '\n', '.'), maxLength: 400 }),
        (text) => {
          let last = 0
          for (const { from, to } of findQuotations(text)) {
            expect(from).toBeGreaterThanOrEqual(last)
            expect(to).toBeGreaterThan(from)
            last = to
          }
        },
      ),
    )
  })
})

import { cpuMillis } from '@basejuris/testkit/cpu-millis'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitSentences } from './split-sentences.ts'

const split = (text: string): string[] => splitSentences(text).map(({ from, to }) => text.slice(from, to))

describe('splitSentences', () => {
  it('ends sentences at full stops, questions and line breaks', () => {
    expect(split('Que así es. ¿Procede? Sí. Queda dicho')).toEqual(['Que así es.', '¿Procede?', 'Sí.', 'Queda dicho'])
    expect(split('una línea\notra línea')).toEqual(['una línea', 'otra línea'])
    expect(split('Pagó los perjuicios.- La demandada calló.')).toEqual(['Pagó los perjuicios.-', 'La demandada calló.'])
    expect(split('Dijo “no pagaré.” Luego se fue.')).toEqual(['Dijo “no pagaré.”', 'Luego se fue.'])
  })

  it.each([
    'conforme al art. 161 del Código y a los arts. 1545 y ss. del mismo',
    'la sociedad Uno S.A. Dos y Tres Ltda. Cuatro fue notificada',
    'el Sr. Soto, la Sra. Rojas y el Dr. Pérez comparecieron',
    'los Sres. Soto y Rojas, las Sras. Tilo y Roble y las Srtas. Faro comparecieron',
    'rol N°. 12.345-2020 de la Excma. Corte Suprema',
    'la suma de $1.500.000 y el 3.5 por ciento',
    'a fs. 12 y en la pág. 34 consta',
    'don J. P. Soto declaró',
    'las penas de la Ley No. 18.216 y la sentencia citada (cons. 14)',
    'resolvió: “1. Otórgase la residencia pedida”',
  ])('keeps «%s» whole', (text) => {
    expect(split(text)).toEqual([text])
  })

  it('keeps the number of an item with its sentence', () => {
    expect(split('1. Que se acoge. 2. Que se rechaza.')).toEqual(['1. Que se acoge.', '2. Que se rechaza.'])
    expect(split('II. Que cada parte pagará sus costas.')).toEqual(['II. Que cada parte pagará sus costas.'])
  })

  it('covers every character that is no blank, in order, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.lorem({ mode: 'sentences' })), (text) => {
        let end = 0
        let covered = ''
        for (const { from, to } of splitSentences(text)) {
          expect(from).toBeGreaterThanOrEqual(end)
          expect(to).toBeGreaterThan(from)
          covered += text.slice(from, to)
          end = to
        }
        expect(covered.replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''))
      }),
    )
  })

  it('takes time linear in the text', () => {
    const time = (copies: number): number => {
      const text = 'Que el art. 5 dispone 1.2.3. Así S.A. lo dijo a. b. c. '.repeat(copies)
      return cpuMillis(() => void splitSentences(text))
    }
    time(100)
    expect(time(10_000)).toBeLessThan(50 * Math.max(time(1_000), 1))
  })
})

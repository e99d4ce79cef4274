import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText } from './clean-text.ts'
import { countDisplacedAccents, hasDisplacedAccents, repairDisplacedAccents, repairLine } from './repair-displaced-accents.ts'

const prose = [
  'Que la acción intentada por la demandante señala que el contrato se celebró',
  'según consta en la escritura pública de fecha veinte de mayo del año pasado',
  'compareció doña Inventada Ficción, cédula de identidad que indica, quien pidió',
  'la resolución del contrato y la indemnización de los daños que dice haber sufrido',
  'además sostuvo que el pagaré no se encontraba prescrito, razón por la cual pidió',
  'que se rechazara la excepción opuesta, pues el plazo se interrumpió en su opinión',
  'la línea de crédito fue otorgada con anterioridad y también fue notificada',
  'el artículo citado del Código de Procedimiento Civil dispone lo que allí se lee',
  'esta última alegación debía ser probada por quien la hizo, lo que no ocurrió',
  'no existe en autos ningún antecedente que acredite el término de la relación',
]

const damage = (line: string): string => {
  const letters = line.match(/[áéíóúñ°]/gu) ?? []
  return (
    line
      .replace(/[áéíóúñ°]/gu, ' ')
      .replace(/ +/gu, ' ')
      .trim() + letters.join(' ')
  )
}

describe('repairLine', () => {
  it.each([
    ['la instituci n, que es una sociedad creada poró', 'la institución, que es una sociedad creada por'],
    ['Se ala que recibi la cotizaci n pedida, por encargoñ ó ó', 'Señala que recibió la cotización pedida, por encargo'],
    ['la parte pag el d a 3 de mayo, pero no cumpli ,ó í ó', 'la parte pagó el día 3 de mayo, pero no cumplió,'],
    ['la cuenta del se or Gonz lez fue cerradañ á', 'la cuenta del señor González fue cerrada'],
    ['calle N 1.234, casa N 12, de la villa de° °', 'calle N° 1.234, casa N° 12, de la villa de'],
    ['y fue la ltima de todas las pruebasú', 'y fue la última de todas las pruebas'],
    ['ese a o concurri a sala ñ ó NADIE', 'ese año concurrió a sala NADIE'],
  ])('«%s»', (line, expected) => {
    expect(repairLine(line)).toBe(expected)
  })

  it.each([
    [
      'La parte demandante ratific la solicitud en todas sus partes conó',
      'La parte demandante ratificó la solicitud en todas sus partes con',
    ],
    ['respecto ahora a que no se ha pagado ntegramente la cuota,í', 'respecto ahora a que no se ha pagado íntegramente la cuota,'],
    ['por as encontrarse anotado en el libroí', 'por así encontrarse anotado en el libro'],
    ['la suma que deber ser pagada por quien la debeá', 'la suma que deberá ser pagada por quien la debe'],
    ['no procede s lo respecto de los dem s vecinosó á', 'no procede sólo respecto de los demás vecinos'],
    ['declara que es due o de la totalidad del predioñ', 'declara que es dueño de la totalidad del predio'],
  ])('changes no whole word: «%s»', (line, expected) => {
    expect(repairLine(line)).toBe(expected)
  })

  it.each([
    ['vista de la operaci n y su plazo contará', 'vista de la operaci n y su plazo contará'],
    ['la ley no lo dispone de ese modo en el casoó', 'la ley no lo dispone de ese modo en el casoó'],
    ['debe satisfacer la deuda de la parte contrariaá', 'debe satisfacer la deuda de la parte contrariaá'],
  ])('leaves a letter that fits no word surely: «%s»', (line, expected) => {
    expect(repairLine(line)).toBe(expected)
  })

  it('leaves the letters behind a line that fit no word, and puts the others back', () => {
    expect(repairLine('la acci n que se ejerce conforme a la ley del casoó á')).toBe('la acción que se ejerce conforme a la ley del caso á')
  })

  it('leaves a line whose letters cannot be placed', () => {
    const line = 'xkcd qwrt zxcv bnmp lkjhé í ó'
    expect(repairLine(line)).toBe(line)
  })
})

describe('repairDisplacedAccents', () => {
  it('repairs at least nine of ten lines of a damaged text', () => {
    const damaged = prose.map(damage)
    expect(hasDisplacedAccents(damaged)).toBe(true)
    const repaired = repairDisplacedAccents(damaged).filter((line, index) => line === prose[index]).length
    expect(repaired).toBeGreaterThanOrEqual(prose.length * 0.9)
  })

  it('never changes a line of an undamaged text', () => {
    const word = fc.constantFrom(...prose.join(' ').split(' '), 'llegó', 'está', 'N°', '3°', 'y', 'a', 'será')
    const line = fc.array(word, { minLength: 1, maxLength: 16 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 60 }), (lines) => {
        expect(repairDisplacedAccents(lines)).toEqual(lines)
      }),
      { numRuns: 300 },
    )
  })

  it('never throws and keeps the number of lines', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 20 }), (lines) => {
        expect(repairDisplacedAccents([...lines, ...prose.map(damage)])).toHaveLength(lines.length + prose.length)
      }),
    )
  })

  it('repairs a short document and a damaged quotation in a sound one', () => {
    const short = ['C.A. de Talca', 'Se confirma la resoluci n apelada, seg n consta en autos.ó ú', 'Regístrese.']
    expect(repairDisplacedAccents(short)[1]).toBe('Se confirma la resolución apelada, según consta en autos.')
    const quoted = 'la acci n de los acreedores sobre sus cr ditosó é prevalece en este caso'
    const sound = Array.from({ length: 60 }, () => 'El tribunal así lo señaló en la sentencia que se revisa ahora.')
    expect(repairDisplacedAccents([...sound, quoted]).at(-1)).toBe('la acción de los acreedores sobre sus créditos prevalece en este caso')
  })

  it('counts what was out of place and what was put back', () => {
    const lines = ['la resoluci n apelada y la acci n deducidaó ó', 'qwrt zxcv b n p lkjhé í ó', 'Regístrese.']
    expect(countDisplacedAccents(lines)).toEqual({ displaced: 5, restored: 2 })
    expect(countDisplacedAccents(prose)).toEqual({ displaced: 0, restored: 0 })
  })

  it('is part of cleaning', () => {
    expect(cleanText(prose.map(damage).join('\n')).join(' ')).toContain('la acción intentada por la demandante señala')
  })
})

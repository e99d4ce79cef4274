import { describe, expect, it } from 'vitest'
import { FieldReader, presentText } from './field-reader.ts'

describe('presentText', () => {
  it.each([
    'Ministro no Identificado ',
    'Sin Relator ',
    '0-0',
    'SIN INFORMACION',
    'Sin información',
    ' ',
    '-',
    'ANONIMIZADO',
    null,
    undefined,
    [],
  ])('takes %j for nothing', (value) => {
    expect(presentText(value)).toBeNull()
  })

  it('collapses spaces and tabs, also tabs written as two characters', () => {
    expect(presentText('  Juzgado  de\nLetras ')).toBe('Juzgado de Letras')
    expect(presentText('CODIGO CIVIL\\tART. 1545')).toBe('CODIGO CIVIL ART. 1545')
    expect(presentText(7172129)).toBe('7172129')
  })
})

describe('FieldReader', () => {
  const fields = new FieldReader({
    sent__RUC_s: '23-4-1',
    lista: ['', 'uno', 'SIN INFORMACION', 'dos'],
    n: '12',
    vacio: '',
    VACIO: 'lleno',
    t: ['a', 'b'],
  })

  it('ignores the case of keys and prefers a value that is not empty', () => {
    expect(fields.text('SENT__ruc_S')).toBe('23-4-1')
    expect(fields.text('vacio')).toBe('lleno')
    expect(fields.has('Lista')).toBe(true)
  })

  it('takes a list and a single value alike', () => {
    expect(fields.list('lista')).toEqual(['uno', 'dos'])
    expect(fields.slots('lista')).toEqual([null, 'uno', null, 'dos'])
    expect(fields.list('sent__ruc_s')).toEqual(['23-4-1'])
    expect(fields.text('falta', 'lista')).toBe('uno')
    expect(fields.body('t')).toBe('a\nb')
  })

  it('reads numbers written as text', () => {
    expect(fields.number('n')).toBe(12)
    expect(fields.number('lista')).toBeNull()
    expect(fields.number('falta')).toBeNull()
  })
})

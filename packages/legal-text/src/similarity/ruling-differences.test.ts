import type { Ruling, Section } from '@basejuris/domain'
import { describe, expect, it } from 'vitest'
import { rulingDifferences } from './ruling-differences.ts'

type Compared = Pick<Ruling, 'caption' | 'decidedOn' | 'court' | 'chamber' | 'outcome' | 'sections'>

const sectionsOf = (second: string, amount = '$1.200.000'): Section[] =>
  [
    { anchor: 'vistos', kind: 'vistos' as const, number: null, title: 'Vistos', text: 'Vistos: comparece un trabajador y demanda.' },
    {
      anchor: 'c1',
      kind: 'considerando' as const,
      number: 1,
      title: '1°',
      text: 'Primero: Que la demandada no probó los hechos de la carta de despido.',
    },
    { anchor: 'c2', kind: 'considerando' as const, number: 2, title: '2°', text: second },
    {
      anchor: 'resolutiva',
      kind: 'resolutiva' as const,
      number: null,
      title: 'Resolutiva',
      text: `Se acoge la demanda y se condena al pago de ${amount}.`,
    },
  ].map(({ text, ...rest }, at) => ({ ...rest, paragraphs: [{ anchor: `p${at}`, text }] }))

const plain = 'Segundo: Que corresponde aplicar el recargo que fija la ley para el despido declarado improcedente.'
const base: Compared = {
  caption: 'Araya con Molinos del Sur Limitada',
  decidedOn: '2022-03-04',
  court: 'Corte de Apelaciones de Valdivia',
  chamber: 'Primera Sala',
  outcome: 'acoge',
  sections: sectionsOf(plain),
}

describe('rulingDifferences', () => {
  it('finds none between a ruling and itself', () => {
    expect(rulingDifferences(base, structuredClone(base))).toEqual([])
  })

  it('names each fact that differs', () => {
    const other = { ...base, caption: 'Soto con Molinos del Sur Limitada', decidedOn: null, court: 'Corte Suprema', chamber: 'Cuarta Sala' }
    expect(rulingDifferences(base, other)).toEqual(['partes', 'fecha', 'tribunal'])
    expect(rulingDifferences(base, { ...base, chamber: 'Segunda Sala' })).toEqual(['sala'])
    expect(rulingDifferences(base, { ...base, outcome: 'acoge_parcial' })).toEqual(['resultado'])
  })

  it('names an amount that differs, but not one written otherwise', () => {
    expect(rulingDifferences(base, { ...base, sections: sectionsOf(plain, '$ 900.000') })).toEqual(['monto'])
    expect(rulingDifferences(base, { ...base, sections: sectionsOf(plain, '$ 1.200.000') })).toEqual([])
  })

  it('names a section with other words, not one with other names, and one that is missing', () => {
    const reworded = 'Segundo: Que la prueba de testigos no permite tener por ciertos los pagos que se alegan en la contestación.'
    expect(rulingDifferences(base, { ...base, sections: sectionsOf(reworded) })).toEqual(['c. 2°'])
    expect(rulingDifferences(base, { ...base, sections: base.sections.filter(({ anchor }) => anchor !== 'vistos') })).toEqual(['vistos'])
    expect(rulingDifferences({ ...base, sections: [] }, base)).toContain('resolutiva')
  })
})

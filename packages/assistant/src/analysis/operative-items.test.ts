import { buildSections } from '@basejuris/testkit'
import { describe, expect, it } from 'vitest'
import { askCell, rulingOf } from '../testing/ask-cell.ts'
import { sourceOf } from '../testing/source-of.ts'

const considerandos = ['Primero: Que la actora prestó servicios de ordeñadora para la lechería en la comuna de Río Bueno.']

/** A ruling whose operative part is a list. */
function ask(question: string, ...items: readonly string[]): string {
  const sections = buildSections(considerandos).map((section) => {
    const [first] = section.paragraphs
    if (section.kind !== 'resolutiva' || first === undefined) return section
    const lines = ['Se acoge la demanda y se condena a la demandada a pagar:', ...items]
    return { ...section, paragraphs: lines.map((text, at) => ({ ...first, anchor: `i${at}`, text })) }
  })
  return askCell('monto', question, sourceOf('una', considerandos, { sections }))
}

const notice = '¿Cuánto se ordenó pagar por indemnización sustitutiva del aviso previo?'

describe('a sum that an item states', () => {
  it.each([
    'a) $512.300. – por indemnización sustitutiva del aviso previo.',
    'a.-Indemnización sustitutiva: $512.300.-',
    '1) $512.300, por indemnización sustitutiva de aviso previo;',
    'a) Mes de aviso: $512.300',
    'a) $512.300.- por falta de aviso previo',
  ])('%s', (item) => {
    expect(ask(notice, item, 'b) $77.000.- por feriado proporcional.')).toBe('respondida 512300 CLP')
  })

  it('is of a short item', () => {
    expect(ask('¿Cuánto se ordenó pagar por feriado proporcional?', 'c) Feriado proporcional: $77.000')).toBe('respondida 77000 CLP')
    expect(ask('¿Cuánto se ordenó pagar por recargo legal?', 'c) $300.000.- por incremento legal del 50%')).toBe('respondida 300000 CLP')
  })

  it('is in doubt where two items state one for it, and none for another thing', () => {
    const feriado = '¿Cuánto se ordenó pagar por feriado legal?'
    expect(ask(feriado, 'a) Feriado legal 2021: $70.000', 'b) Feriado legal 2022: $80.000')).toMatch(/^dudosa/)
    expect(ask(notice, 'a) Indemnización sustitutiva del fuero: $900.000')).not.toMatch(/^respondida/)
  })

  it('is not what is paid on top of it', () => {
    const years = '¿Cuánto se ordenó pagar por indemnización por años de servicio?'
    expect(ask(years, 'c) $450.000, por recargo del 30% de la indemnización por años de servicio.')).toBe('vacia')
  })
})

it('takes what the law adds for the surcharge, and not the sum to which it adds', () => {
  const operative =
    'Que se condena a la demandada a pagar la indemnización por años de servicio por la suma de $400.000.- recargada en un 30% de conformidad a la ley, por la suma de $120.000.-'
  expect(askCell('monto', '¿A cuánto asciende el recargo?', rulingOf(['Primero: Que el despido es injustificado.'], operative))).toContain(
    ' 120000 CLP',
  )
})

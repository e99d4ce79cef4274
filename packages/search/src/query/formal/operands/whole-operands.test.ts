import { describe, expect, it } from 'vitest'
import { parseQuery } from '../../parse-query.ts'
import { findFormalExpression } from '../find-formal-expression.ts'
import { formatExpression } from '../format-expression.ts'

const requires = (query: string): string => {
  const { required } = findFormalExpression(query)
  return required === null ? '' : formatExpression(required)
}
const demands = (query: string): string[] =>
  parseQuery(query)
    .chips.filter(({ tipo, modo }) => (modo ?? 'exigir') === 'exigir' && ['tribunal', 'resultado', 'ministro', 'sala'].includes(tipo))
    .map(({ tipo, texto }) => `${tipo} ${texto}`)

const granted = 'resultado Acoge, total o en parte'

describe('an outcome of several words that is a whole operand', () => {
  it.each([
    ['colisión Y (rechaza O acoge parcialmente)', ['resultado Rechaza o Acoge en parte']],
    ['colisión Y (acogidas O acogidas parcialmente)', [granted]],
    ['usura AND (se revoca OR se confirma)', ['resultado Revoca o Confirma']],
    ['indemnización + confirma con costas + Talca', ['resultado Confirma', 'tribunal Talca']],
    ['transacción + confirma con declaración', ['resultado Confirma']],
    ['acoge en parte AND granizo', ['resultado Acoge en parte']],
  ])('is one demand in «%s»', (query, expected) => {
    expect(demands(query)).toEqual(expected)
  })

  it.each([
    ['lluvia Y (casa O anula de oficio)', 'lluvia Y (resultado:casa O resultado:anula)'],
    ['arriendo Y (casa O departamento)', 'arriendo Y (casa O departamento)'],
    ['granizo NOT acoge parcialmente', 'granizo Y NO resultado:acoge_parcial'],
    ['granizo AND (licencia rechazada OR reposo)', 'granizo Y ((licencia Y (rechazada)) O reposo)'],
  ])('is told from other words: «%s»', (query, expected) => {
    expect(requires(query)).toBe(expected)
  })

  it('holds for every side, as a court does', () => {
    expect(requires('granizo O nevada Y techo Y confirma')).toBe('(granizo O (nevada Y techo)) Y resultado:confirma')
  })

  it('is followed by a year that is left out', () => {
    expect(demands('granizo Y techo Y acoge -2020')).toEqual([granted])
  })

  it.each([
    ['+granizo +condena +Rancagua', ['resultado Condena', 'tribunal Rancagua']],
    ['+costas +condena +Rancagua', ['tribunal Rancagua']],
  ])('is a conviction beside the courts of a city, unless of costs: «%s»', (query, expected) => {
    expect(demands(query).sort()).toEqual(expected)
  })
})

describe('a seat of courts that is a whole operand', () => {
  it.each([
    ['granizo AND (Pto Montt OR Osorno)', 'granizo Y (tribunal:"Puerto Montt" O tribunal:Osorno)'],
    ['granizo Y (Los Ángeles O Temuco) Y techo', 'granizo Y (tribunal:"Los Ángeles" O tribunal:Temuco) Y techo'],
    ['granizo AND (Calama OR María Elena OR Tocopilla)', 'granizo Y (tribunal:Calama O tribunal:"María Elena" O tribunal:Tocopilla)'],
    ['granizo AND Viña del Mar AND techo', 'granizo Y tribunal:"Viña del Mar" Y techo'],
    ['granizo AND Calama NOT techo', 'granizo Y tribunal:Calama Y NO techo'],
    ['granizo AND Constitución AND techo', 'granizo Y constitución Y techo'],
    ['granizo AND María Elena AND techo', 'granizo Y maría Y elena Y techo'],
    ['granizo Y calama Y techo', 'granizo Y calama Y techo'],
  ])('stands for the courts there in «%s»', (query, expected) => {
    expect(requires(query)).toBe(expected)
  })

  it('is demanded', () => {
    expect(demands('granizo AND Viña del Mar AND techo')).toEqual(['tribunal tribunales de Viña del Mar'])
    expect(demands('granizo AND Calama NOT (2019 OR 2020)')).toEqual(['tribunal tribunales de Calama'])
  })
})

describe('a body that is a whole operand', () => {
  it.each([
    [
      'viático* Y (Contraloría O CGR)',
      'viático* Y (tribunal:"Contraloría General de la República" O tribunal:"Contraloría General de la República")',
    ],
    [
      '(TDLC O FNE) Y bencina',
      '(tribunal:"Tribunal de Defensa de la Libre Competencia" O tribunal:"Fiscalía Nacional Económica") Y bencina',
    ],
    ['multa Y FNE O SII', '(multa Y fne) O sii'],
    ['Panel de Expertos AND peajes', 'tribunal:"Panel de Expertos" Y peajes'],
    ['peajes AND Panel de Expertos', 'peajes Y tribunal:"Panel de Expertos"'],
  ])('is a court in «%s»', (query, expected) => {
    expect(requires(query)).toBe(expected)
  })
})

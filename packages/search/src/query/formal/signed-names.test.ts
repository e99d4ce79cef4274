import { describe, expect, it } from 'vitest'
import { findFormalExpression } from './find-formal-expression.ts'
import { formatExpression } from './format-expression.ts'

const requires = (query: string): string => {
  const { required } = findFormalExpression(query)
  return required === null ? '' : formatExpression(required)
}

describe('a name behind a sign', () => {
  it.each([
    ['despido +Corte de Talca', 'tribunal:"Corte de Apelaciones de Talca"'],
    ['despido -Corte de Talca', 'NO (tribunal:"Corte de Apelaciones de Talca")'],
    ['hurto +TOP de Angol', 'tribunal:"Tribunal de Juicio Oral en lo Penal de Angol"'],
    ['hurto +Garantía de Angol', 'tribunal:"Juzgado de Garantía de Angol"'],
    ['divorcio +Familia de Osorno', 'tribunal:"Juzgado de Familia de Osorno"'],
    ['despido -Laboral de Temuco', 'NO (tribunal:"Juzgado de Letras del Trabajo de Temuco")'],
    ['cobranza +casación en el fondo', 'recurso:"casación en el fondo"'],
    ['despido +enero 2024', 'fecha:2024-01'],
    ['garantía +extendida', 'extendida'],
    ['hurto Y Garantía de Angol', 'hurto Y tribunal:"Juzgado de Garantía de Angol"'],
  ])('is one operand to its end in «%s»', (query, expected) => {
    expect(requires(query)).toBe(expected)
  })

  it.each([
    [
      'tutela AND (JLT Iquique OR JLT Arica)',
      'recurso:tutela Y (tribunal:"Juzgado de Letras del Trabajo de Iquique" O tribunal:"Juzgado de Letras del Trabajo de Arica")',
    ],
    ['cautelar Y Juzgado de Familia Y incumplimiento', 'cautelar Y tribunal:"Juzgado de Familia" Y incumplimiento'],
    ['abono Y (ministro Llanos O ministra Soto)', 'abono Y (ministro:Llanos O ministro:Soto)'],
    ['hurto AND nulidad AND rechaza', 'hurto Y recurso:nulidad Y resultado:rechaza'],
    ['exequatur AND divorcio NOT España', 'recurso:exequátur Y divorcio Y NO españa'],
    ['aguas AND reclamación AND Corte de Copiapó', 'aguas Y recurso:reclamación Y tribunal:"Corte de Apelaciones de Copiapó"'],
    ['hurto AND (nulidad AND rechaza)', 'hurto Y recurso:nulidad Y resultado:rechaza'],
    ['abono Y (min. Llanos O min. Soto)', 'abono Y (ministro:Llanos O ministro:Soto)'],
    ['+nulidad +video (+Rancagua | +Talca)', 'nulidad Y video Y (tribunal:Rancagua O tribunal:Talca)'],
    [
      '2TA O 3TA Y humedal Y rechaza',
      '(tribunal:"Segundo Tribunal Ambiental" O tribunal:"Tercer Tribunal Ambiental") Y humedal Y resultado:rechaza',
    ],
    ['testamento AND nulidad AND rechaza', 'testamento Y nulidad Y resultado:rechaza'],
    ['"tope legal" +nulidad +ICA San Miguel', 'recurso:nulidad Y tribunal:"Corte de Apelaciones de San Miguel"'],
  ])('stands beside others in «%s»', (query, expected) => {
    expect(requires(query)).toBe(expected)
  })

  it.each([
    ['microtráfico +condena +Garantía de Angol', 'resultado:condena Y tribunal:"Juzgado de Garantía de Angol"'],
    ['costas +condena', 'condena'],
  ])('makes a conviction of «condena» beside a penal court: «%s»', (query, expected) => {
    expect(requires(query)).toBe(expected)
  })
})

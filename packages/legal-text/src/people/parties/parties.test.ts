import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { captionInitials } from './caption-initials.ts'
import { formatCaption } from './format-caption.ts'

describe('formatCaption', () => {
  it.each([
    ['BANCO FICTICIO DE CRÉDITO E INVERSIONES/NADIE', 'Banco Ficticio de Crédito e Inversiones con Nadie'],
    ['SOTO CON MUNICIPALIDAD DE TALCA', 'Soto con Municipalidad de Talca'],
    ['A. B. S.P.A./', 'A. B. SpA'],
    ['PRIETO Y CIA. LIMITADA./SOTO', 'Prieto y Cía. Limitada con Soto'],
    ['PEREZ/FERRETERIA UNO LTDA', 'Perez con Ferretería Uno Ltda.'],
    ['ROJAS/TRANSPORTES DOS EIRL', 'Rojas con Transportes Dos E.I.R.L.'],
    ['LAGOS/BANCO TRES S.A. - (LTE) - VUELVE A TABLA', 'Lagos con Banco Tres S.A.'],
    ['SOCIEDAD CONTRACTUAL MINERA LOS QUILLAYES/FISCO DE CHILE', 'Sociedad Contractual Minera los Quillayes con Fisco de Chile'],
    ['ROJAS CONTRA LA COMISION DE LIBERTAD CONDICIONAL', 'Rojas contra la Comisión de Libertad Condicional'],
    ['MP C/ JUAN SOTO', 'MP c/ Juan Soto'],
    ['C/ JUAN SOTO', 'c/ Juan Soto'],
    ['SOTO/JUZGADO DE FAMILIA DE LA SERENA', 'Soto con Juzgado de Familia de La Serena'],
    ['FIGUEROA/SII', 'Figueroa con SII'],
    ['RECURRENTE:ANA SOTO RECURRIDO:COMPIN', 'Ana Soto con COMPIN'],
    ['ANONIMIZADO', 'Anonimizado'],
    ['', ''],
  ])('%s → %s', (source, expected) => {
    expect(formatCaption(source)).toBe(expected)
  })
})

describe('captionInitials', () => {
  it.each([
    ['MP C/ JUAN ALEJO SOTO INVENTADO', 'MP c/ J.A.S.I.'],
    ['M.P. C/ ANA PEREZ Y LUIS ROJAS SOTO', 'MP c/ A.P. y L.R.S.'],
    ['MINISTERIO PUBLICO C/ MARÍA DE LOS ÁNGELES DEL RÍO', 'Ministerio Público c/ M.Á.R.'],
    ['C/ JUAN SOTO ROJAS', 'c/ J.S.R.'],
    ['PÉREZ/ISAPRE UNO S.A.', 'P. con Isapre Uno S.A.'],
    ['FISCO DE CHILE CON SOTO', 'Fisco de Chile con S.'],
    ['SOTO/MUNICIPALIDAD DE TALCA', 'S. con Municipalidad de Talca'],
    ['CONSTRUCCIONES JUAN SOTO EIRL/PEREZ', 'Construcciones Juan Soto E.I.R.L. con P.'],
    ['MP C/ LUIS SOTO (QTE. ANA PEREZ)', 'MP c/ L.S. (qte. A.P.)'],
    ['JUAN SOTO Y BANCO UNO CON ANA ROJAS', 'J.S. y Banco Uno con A.R.'],
    ['RECURRENTE:JUAN SOTO RECURRIDOS: COMPIN Y SUSESO', 'J.S. con COMPIN y SUSESO'],
    ['MP C/ N.N.', 'MP c/ N.N.'],
    ['SOTO Y OTROS/PEREZ', 'S. y otros con P.'],
  ])('%s → %s', (source, expected) => {
    expect(captionInitials(source)).toBe(expected)
  })

  it('never shows a word of a person', () => {
    const names = fc.array(fc.constantFrom('JUAN', 'ANA', 'SOTO', 'ROJAS', 'PÉREZ', 'ÑANCO', 'DEL', 'DE'), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(names, names, fc.constantFrom('/', ' CON ', ' C/ ', ' CONTRA '), (one, other, joint) => {
        expect(captionInitials(one.join(' ') + joint + other.join(' '))).not.toMatch(/juan|soto|rojas|pérez|ñanco/iu)
      }),
    )
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (caption) => {
        captionInitials(caption)
        formatCaption(caption)
      }),
    )
  })
})

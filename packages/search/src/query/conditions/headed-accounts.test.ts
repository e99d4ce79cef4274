import { describe, expect, it } from 'vitest'
import { demandedLine, sortedLine } from '../../testing/demanded.ts'
import { formatExpression } from '../formal/format-expression.ts'
import { parseQuery } from '../parse-query.ts'

describe('chambers and courts by what is left of their names', () => {
  it.each([
    ['actos propios 4ta sala Excma (no civil)', 'sala:Cuarta Sala · tribunal:Corte Suprema'],
    ['UJ semana corrida 45 CT 4a sala (acoge)', 'recurso:unificación de jurisprudencia · sala:Cuarta Sala · resultado:acoge'],
    ['reposo licencia rechazada suceso 2021', 'tribunal:Superintendencia de Seguridad Social · fecha:2021'],
  ])('are demanded: «%s»', (query, expected) => {
    for (const key of expected.split(' · ')) expect(demandedLine(query)).toContain(key)
  })
})

describe('an account with what is sought', () => {
  it.each([
    [
      'TC, inaplicabilidad, rechazadas, todo entre 2017 y 2020: nuestro cliente fue multado y reclamó ante el juez de Los Ángeles.',
      'tribunal:Tribunal Constitucional · recurso:inaplicabilidad · resultado:rechaza · fecha:2017..2020',
    ],
    [
      'El juez tributario acogió una parte y apelamos. Agradeceré fallos de casación en el fondo en que la Corte Suprema desestime lo pedido.',
      'recurso:casación en el fondo · tribunal:Corte Suprema · resultado:rechaza',
    ],
    [
      'Fallos de 2020 para acá, TTA de Talca, que den lugar al reclamo: al molino le rechazaron el gasto y la Corte de Concepción revocó.',
      'fecha:2020.. · tribunal:Tribunal Tributario y Aduanero de la Región del Maule · resultado:acoge · recurso:reclamación',
    ],
    [
      'juzgado laboral de Osorno, tutelas, da igual si ganadas: soy cajera y mi jefe me gritó delante de todos',
      'tribunal:Juzgado de Letras del Trabajo de Osorno · recurso:tutela',
    ],
  ])('demands it: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })
})

describe('judges by their surname alone', () => {
  it('are operands where the index knows them', () => {
    const query = 'TC Y inaplicabilidad Y "orden público" Y (Fierro O Godoy)'
    const judges = ['Fierro', 'Godoy'].map((name) => ({ from: query.indexOf(name), to: query.indexOf(name) + name.length, names: [name] }))
    const { required } = parseQuery(query, { judges })
    expect(required === null ? '' : formatExpression(required)).toContain('(ministro:Fierro O ministro:Godoy)')
  })

  it('are who drafts the ruling between parentheses', () => {
    expect(demandedLine('servidumbre de tránsito (Pierry redactor)')).toContain('redactor:Pierry')
  })
})

describe('the city behind the number of a case', () => {
  it('is that of its court', () => {
    expect(demandedLine('alguien tiene la causa rit o-118-2020 de Curicó, es de un temporero')).toContain('tribunal:Curicó')
  })
})

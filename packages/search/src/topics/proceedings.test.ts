import { describe, expect, it } from 'vitest'
import { branchTopics, isOfUnnamedBranch } from './proceedings.ts'
import { topics } from './topic-table.ts'

describe('isOfUnnamedBranch', () => {
  it('lists topics of the table', () => {
    const ids = new Set(topics().map(({ id }) => id))
    expect([...branchTopics].filter((id) => !ids.has(id))).toEqual([])
  })

  it.each([
    ['pen-apelacion-penal', 'el juez negó la apelación en un cobro ejecutivo', true],
    ['pen-apelacion-penal', 'la fiscalía apeló y el juez no la concedió', false],
    ['lab-notificacion-incidente-nulidad', 'notificaron la factura en una oficina cerrada', true],
    ['lab-notificacion-incidente-nulidad', 'no notificaron la demanda de mi ex trabajador', false],
    ['pub-tc-cotizaciones-intereses-17322', 'apremios ilegítimos en una comisaría', true],
    ['pub-tc-cotizaciones-intereses-17322', 'inaplicabilidad de los intereses de la ley 17.322', false],
    ['lab-despido-injustificado', 'me dejaron sin nada', false],
  ])('%s in «%s»: %s', (id, text, expected) => {
    expect(isOfUnnamedBranch({ id }, text)).toBe(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { parseQuery } from '../parse-query.ts'

const demands = (query: string): string[] =>
  parseQuery(query).chips.flatMap(({ tipo, modo }) => (tipo === 'rol' || modo === 'exigir' ? [tipo] : []))

describe('the number of a case that an account tells', () => {
  it.each([
    'En la causa C-1234-2019 nos rechazaron la demanda y apelamos. Lo que quiero saber es si el aviso por correo interrumpe la prescripción.',
    'Defendemos a la panadería en un juicio de arriendo, rol C-77-2021 del 2° Civil de Rancagua. Nos negaron la apelación; el punto es si procede el recurso de hecho.',
    'Causa RIT O-55-2022 del JLT de Osorno: conductor de bus con jornada excepcional y turnos impagos. La sentencia dio lugar en parte y la contraria recurrió de nulidad.',
    'Vecino ocupa la parcela desde 1998 y los dueños demandan precario. Acogido por la Corte de Talca en rol 720-2022. Él sostiene que la compró de palabra hace muchos años.',
  ])('is no demand before a question of law or in a long account: %s', (query) => {
    expect(demands(query)).not.toContain('rol')
  })

  it.each([
    'Perdimos la causa C-1234-2019. Necesito saber si esa sentencia quedó firme.',
    'Perdimos la causa C-1234-2019 del 2° Civil de Rancagua y no tengo copia.',
    'Estoy tratando de conseguir la sentencia de mi abuelo, a quien le remataron la parcela por una deuda que él decía haber pagado. La causa es la C-418-2013 de Rancagua.',
    'rol 1234-2019 corte suprema',
  ])('is one where the case itself is asked for: %s', (query) => {
    expect(demands(query)).toContain('rol')
  })

  it('is none where a year stands behind «causa» in a note', () => {
    expect(demands('cese alimentos archivo causa 2024 revocada')).not.toContain('rol')
  })
})

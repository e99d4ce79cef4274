import { describe, expect, it } from 'vitest'
import { askingParts } from './asking-parts.ts'

const asked = (text: string): string[] => askingParts(text).map(({ head, to }) => text.slice(head, to).trim())

describe('the parts of a query that ask for rulings', () => {
  it.each([
    ['El fiscal archivó la causa. Búsqueme amparos acogidos en Talca.', ['amparos acogidos en Talca.']],
    ['Amparos acogidos en Talca, eso quiero. El fiscal archivó la causa.', ['Amparos acogidos en Talca, eso quiero.']],
    ['Solo la Corte de Talca, desde 2020: el fiscal archivó la causa.', ['Corte de Talca, desde 2020:']],
    ['De la Corte de Talca, aunque sean viejos: el fiscal archivó la causa.', ['Corte de Talca, aunque sean viejos:']],
    ['TC, inaplicabilidad, rechazadas: nuestro cliente fue multado y reclamó.', ['TC, inaplicabilidad, rechazadas:']],
    ['Nos condenaron. Agradeceré fallos de la sala penal de la Excma. que anulen.', ['fallos de la sala penal de la Excma. que anulen.']],
    ['Nos cobraron de más. Limita a la Corte de Talca; y que sean de 2021.', ['Corte de Talca;', 'de 2021.']],
    ['Nos cobraron de más. Mi interés está puesto en sentencias de la Tercera Sala.', ['sentencias de la Tercera Sala.']],
    [
      'Segunda Sala, 2021: esos son los únicos que me sirven. Lo condenaron dos veces.',
      ['Segunda Sala, 2021:', 'esos son los únicos que me sirven.'],
    ],
  ])('%s', (text, expected) => {
    expect(asked(text)).toEqual(expected)
  })

  it.each([
    'Quiero saber si la absolución obliga al juez laboral. El fiscal archivó la causa.',
    'El fiscal archivó la causa. En el expediente se citan sentencias de la Suprema.',
    'Apelamos y perdimos. Hay un fallo de la Corte de Talca que nos perjudica.',
    'Interesa la declaración de único empleador. La contraria anuncia nulidad.',
    'Me condenaron. ¿Hay recursos de apelación que pueda presentar?',
    'El fiscal archivó la causa y la Corte de Talca confirmó en 2023.',
    'No quiero fallos de cortes. Perdimos en primera instancia.',
  ])('are none in «%s»', (text) => {
    expect(asked(text)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { demandedLine, sortedLine } from '../../../testing/demanded.ts'

const facts = 'Al guardia lo echaron en 2022 y el juzgado de Osorno le dio la razón, pero la Corte de Valdivia acogió la nulidad.'

describe('what a request demands beside an account', () => {
  it.each([
    ['Amparos acogidos en Talca durante 2024, es lo que necesito.', 'recurso:amparo · resultado:acoge · tribunal:Talca · fecha:2024'],
    ['Quiero ver rechazos, no los acogidos.', 'resultado:rechaza'],
    ['Me hacen falta quejas inadmisibles, acogidas no.', 'recurso:queja · resultado:inadmisible'],
    [
      'Sáquenme casaciones en el fondo de la Corte Suprema, acogidas o rechazadas me da igual.',
      'recurso:casación en el fondo · tribunal:Corte Suprema',
    ],
    [
      'Traigan protecciones de la Corte de Arica, de 2019 para acá.',
      'recurso:protección · tribunal:Corte de Apelaciones de Arica · fecha:2019..',
    ],
    [
      'Si hay nulidades acogidas por la Corte de Arica, mándenlas.',
      'recurso:nulidad · resultado:acoge · tribunal:Corte de Apelaciones de Arica',
    ],
    ['Limita, si puedes, a la Cuarta Sala; y que sean de 2021 en adelante.', 'sala:Cuarta Sala · fecha:2021..'],
    ['Busco tutelas rechazadas en Talca.', 'recurso:tutela · resultado:rechaza · tribunal:Talca'],
    ['Dictámenes de Contraloría y nada de tribunales, por favor.', 'tribunal:Contraloría General de la República'],
  ])('first and last: %s', (request, expected) => {
    expect(demandedLine(`${request} ${facts}`)).toBe(sortedLine(expected))
    expect(demandedLine(`${facts} ${request}`)).toBe(sortedLine(expected))
  })

  it.each([
    'Hoy la causa está en apelación ante la Corte de Arica.',
    'Se citan fallos de la ministra Soto.',
    'Me sirve cualquier tribunal, Talca, Arica, el que sea.',
    'Planteamos recurso de hecho por la Segunda Sala.',
    'La empresa negó todo, amparo rechazado en diciembre.',
  ])('is nothing: %s', (sentence) => {
    expect(demandedLine(`${facts} ${sentence}`)).toBe('')
  })
})

import { describe, expect, it } from 'vitest'
import { demandedLine, sortedLine } from '../../../testing/demanded.ts'

describe('requests inside an account', () => {
  it.each([
    [
      '¡Ojo, que sean posteriores a julio de 2022 y de la Corte de Puerto Montt! Un buzo quedó inválido y el seguro confirmó en 2019.',
      'fecha:2022-08.. · tribunal:Corte de Apelaciones de Puerto Montt',
    ],
    [
      'Me despidieron y perdí en el juzgado de Arica en 2021. Ojo: tienen que ser de la Suprema y del 2022 en adelante.',
      'fecha:2022.. · tribunal:Corte Suprema',
    ],
    [
      'Quiero solamente lo revocado por la Suprema en apelaciones de protección: la Corte de La Serena rechazó el recurso en 2024.',
      'recurso:protección · resultado:revoca · tribunal:Corte Suprema',
    ],
    [
      'Denme lo rechazado por la Tercera Sala desde 2020. La muni cerró mi feria y reclamé.',
      'fecha:2020.. · resultado:rechaza · sala:Tercera Sala',
    ],
    [
      'Mi hermano murió en la faena, únicamente sentencias de la Suprema, perdón el desorden, el juzgado de Calama rechazó en 2020.',
      'tribunal:Corte Suprema',
    ],
    [
      'Fallos de cortes del norte, digamos Iquique y Arica, posteriores a 2019: me detuvieron y el tribunal me condenó en 2018.',
      'fecha:2020.. · tribunal:Arica · tribunal:Iquique',
    ],
    ['Solo me harían falta los votos en contra del ministro Sergio Muñoz. En 1998 rechacé una de esas demandas.', 'ministro:Sergio Muñoz'],
    [
      'El municipio nos despidió en 2020. El abogado pide sentencias de reemplazo de la Cuarta Sala dictadas el 2023.',
      'fecha:2023 · resultado:acoge · sala:Cuarta Sala',
    ],
    [
      'El contador nos estafó. El socio nos encargó sentencias de la Suprema del año 2022 sobre apropiación indebida.',
      'fecha:2022 · tribunal:Corte Suprema',
    ],
    [
      'Protección en Iquique declarada inadmisible en 2021. Agradeceré limitar los resultados a apelaciones de protección en que la Suprema revoque la inadmisibilidad.',
      'recurso:protección · resultado:revoca · tribunal:Corte Suprema',
    ],
    [
      'La mutual negó el accidente y reclamamos en 2022. Interesa revisar, de la propia SUSESO y del año 2024, pronunciamientos que califiquen una depresión.',
      'fecha:2024 · tribunal:Superintendencia de Seguridad Social',
    ],
    [
      'Requiero sentencias de juzgados de la región de Los Lagos que acojan la relación laboral. Mi cliente trabajó en una salmonera hasta 2020.',
      'resultado:acoge · tribunal:tribunales de la Región de Los Lagos',
    ],
    [
      'El CDE alega prescripción y perdimos. Cualquier sentencia de la tercera sala, año 2022 o 2023, me ayuda.',
      'fecha:2022 · fecha:2023 · sala:Tercera Sala',
    ],
    [
      'Quisiera que me listaran amparos acogidos por la Corte de Copiapó. Gendarmería trasladó a mi hermano en 2023.',
      'recurso:amparo · resultado:acoge · tribunal:Corte de Apelaciones de Copiapó',
    ],
    [
      'De la Corte de Rancagua no quiero nada. Solo sentencias de la Suprema posteriores a 2018. A mi socio lo condenaron.',
      'fecha:2019.. · tribunal:Corte Suprema',
    ],
    [
      'En 2015 la AFP rechazó la pensión. Busco algo del año 2023 para acá de la misma Superintendencia de Pensiones.',
      'fecha:2023.. · tribunal:Superintendencia de Pensiones',
    ],
    [
      'Necesito saber qué dijo la ministra Vivanco en protecciones por planes de salud; mi isapre subió el precio en 2022.',
      'ministro:Vivanco · recurso:protección',
    ],
    ['Pensé en pedir amparo económico pero la Corte de Iquique lo declaró inadmisible el año pasado.', ''],
  ])('«%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it('keeps the number of a case that is announced', () => {
    expect(
      demandedLine('lo que pido: causa rol C-301-2019 del 1er juzgado civil de temuco. es de un notario que autorizó una firma y perdí'),
    ).toBe('tribunal:1º Juzgado Civil de Temuco')
  })
})

describe('an account whose last sentence tells who decided', () => {
  it.each([
    'Suboficial en retiro, el 2° Juzgado Militar lo procesó en 2009. Pidió la reapertura y nada; protección rechazada por la sexta sala de Santiago.',
    'Uno pidió partición en 2018 y el juez fijó rentas. Queja rechazada por la Suprema con prevención del ministro Silva.',
    'Le cerraron el local en 2020 y reclamó a la muni. Protección acogida por la Corte de Talca.',
    'Nos demandó el condominio en 2019. Casación en el fondo desestimada por la Primera Sala en 2023.',
  ])('demands nothing: «%s»', (query) => {
    expect(demandedLine(query)).toBe('')
  })

  it('leaves what it tells beside a request', () => {
    expect(
      demandedLine('El juzgado civil rechazó la acción. En sede laboral, autodespido acogido. Agradecería sentencias de la Suprema.'),
    ).toBe('tribunal:Corte Suprema')
  })
})

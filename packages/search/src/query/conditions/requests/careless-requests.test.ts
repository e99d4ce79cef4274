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
    ['Solo me harían falta los votos en contra del ministro Sergio Muñoz. En 1998 rechacé una de esas demandas.', 'disidente:Sergio Muñoz'],
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

describe('what careless accounts ask for', () => {
  it.each([
    ['inaplicabs rechazadas TC ley de caza', 'recurso:inaplicabilidad · resultado:rechaza · tribunal:Tribunal Constitucional'],
    ['y de lo mismo que salió en 2022 en la Corte de Talca?', 'fecha:2022 · tribunal:Corte de Apelaciones de Talca'],
    ['¿qué más salió el 2021 de la cuarta sala en tutela?', 'fecha:2021 · sala:Cuarta Sala'],
    ['lo del aval sin firma, la aceptó temuco alguna vez? solo esa corte me sirve', 'tribunal:Temuco'],
    [
      'Le multaron la cantina a mi papá en 2019. Para la minuta del jueves, únicamente reclamos de ilegalidad acogidos por la Corte de Talca',
      'recurso:reclamo de ilegalidad · resultado:acoge · tribunal:Corte de Apelaciones de Talca',
    ],
    [
      'A la señora la echaron estando con fuero en 2021. para el alegato de mañana, exclusivamente recursos de nulidad rechazados de la ICA Arica',
      'recurso:nulidad · resultado:rechaza · tribunal:Corte de Apelaciones de Arica',
    ],
    [
      'trabaja en una viña y se cortó un dedo en 2020. profe pidió dos sentencias de la Corte de Rancagua, entre 2018 y 2021',
      'tribunal:Corte de Apelaciones de Rancagua · fecha:2018..2021',
    ],
    ['jefa quiere fallos de la tercera sala sobre esto. al vecino le cortaron el agua en 2019 y demandó', 'sala:Tercera Sala'],
    [
      'un canalista fue multado en 2019. mi colega dice que lo importante es el ministro Llanos, tiene que ser uno en que él haya integrado',
      'ministro:Llanos',
    ],
    ['la jueza Soto rechazó mi demanda. tienen que ser fallos donde ella haya participado', 'ministro:Soto'],
    [
      'licencia rechazada tres veces por la compin, que dictamenes tiene la suseso sobre reposo',
      'tribunal:Superintendencia de Seguridad Social',
    ],
    ['subsidio negado de nuevo por la isapre, dictámenes de la SUSESO al respecto', 'tribunal:Superintendencia de Seguridad Social'],
    [
      'solicitud rechazada dos veces por la municipalidad, dictámenes de contraloría sobre permisos',
      'tribunal:Contraloría General de la República',
    ],
  ])('«%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it.each([
    'cae de una escala en 2018, el juzgado condena a la empresa, nulidad rechazada por la sala del ministro Mera, quieren seguir y yo tengo que informar',
    'chocó en 2020 con un bus, protección rechazada por la Corte de Talca, el dueño quiere demandar y mi jefe no sabe',
    'la despidieron en 2019, tutela acogida por el juzgado de Arica, ahora la empresa apela y me piden un informe',
    'quiero la sala de clases del colegio que se inundó',
    'la pareja quiere que casen a su hija',
  ])('demands nothing where they only tell: «%s»', (query) => {
    expect(demandedLine(query)).toBe('')
  })
})

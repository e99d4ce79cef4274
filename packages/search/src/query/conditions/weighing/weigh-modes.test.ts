import { describe, expect, it } from 'vitest'
import { demandedLine, sortedLine } from '../../../testing/demanded.ts'
import { parseQuery } from '../../parse-query.ts'

describe('what no ruling is asked to have', () => {
  it.each([
    ['falta de servicio acogida, rechaza prescripción', 'resultado:acoge'],
    ['reclamo de ilegalidad Ñuñoa rechazado', 'recurso:reclamo de ilegalidad · resultado:rechaza'],
    ['reclamo de ilegalidad Talca rechazado', 'recurso:reclamo de ilegalidad · tribunal:Talca · resultado:rechaza'],
    ['¿puede la superintendencia clausurar sin autorización del tribunal ambiental?', ''],
    ['contienda de competencia JPL juzgado civil', 'recurso:contienda de competencia'],
    [
      'contienda de competencia resuelta por la Corte de Talca',
      'recurso:contienda de competencia · tribunal:Corte de Apelaciones de Talca',
    ],
    ['iba de pasajero en un auto robado y me acusan de receptación. ¿Absuelven al pasajero?', ''],
    ['CS 2019, 2020 y 2021 humedal', 'tribunal:Corte Suprema · fecha:2019 · fecha:2020 · fecha:2021'],
    ['nulidad derecho público concesión', ''],
    ['hecho rechazado por negar la apelación', 'recurso:hecho · resultado:rechaza'],
    ['el hecho rechazado por la defensa', ''],
    ['casó de oficio por vicio de forma', 'resultado:casa'],
    ['un caso de oficio de la fiscalía', ''],
    ['votos disidentes del Tribunal Constitucional ley 18.216', 'tribunal:Tribunal Constitucional'],
    [
      'el banco me demandó por fraude. quiero ver sentencias del 2022 en adelante donde le rechazan la demanda al banco',
      'fecha:2022.. · resultado:rechaza',
    ],
    ['me despidieron. Necesito jurisprudencia de la cuarta sala sobre competencia de los juzgados laborales', 'sala:Cuarta Sala'],
    ['¿Puede el Tribunal Ambiental anular una RCA por no considerar las observaciones?', ''],
    ['falta de servicio Y hospital Y tercera sala Y 2019 O 2020', 'fecha:2019 · fecha:2020 · sala:Tercera Sala'],
    ['testamento testigos inhábiles nulidad corte apelaciones talca', 'tribunal:Corte de Apelaciones de Talca'],
    ['24.768-2022 SII facturas falsas', ''],
    ['consejo transparencia amparo inadmisible actas', 'recurso:amparo · resultado:inadmisible · tribunal:Consejo para la Transparencia'],
    ['rechazo reposo SUSESO 2019 a 2021 lumbago', 'fecha:2019..2021 · tribunal:Superintendencia de Seguridad Social'],
    ['"gestión útil" AND abandono AND Talca NOT laboral', 'tribunal:Talca'],
    ['me hicieron un sumario y la Corte dijo que no procedía nada. quiero que se anule por la demora', ''],
    ['El Segundo Tribunal Ambiental declaró inadmisible nuestra reclamación porque no vivimos cerca.', ''],
    ['Mi cliente era aval, la incidencia fue rechazada en ambas instancias y la casación declarada inadmisible por la Primera Sala.', ''],
  ])('is not demanded of «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })
})

describe('an acquittal behind the last comma of an account', () => {
  it.each([
    ['vendí el auto y la fiscalía dice que es receptación, absolución por falta de dolo', 'resultado:absuelve'],
    ['el tribunal oral condenó por un delito distinto del acusado, absolución por congruencia', 'resultado:absuelve'],
    ['me condenaron a cinco años y mi abogado pidió la absolución por falta de prueba', ''],
  ])('is what is looked for: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(expected)
  })
})

describe('what is asked, told or left open', () => {
  it.each([
    ['nulidad despido lagunas previsionales suprema desde 2017', 'tribunal:Corte Suprema · fecha:2017..'],
    ['sentencias de la Corte de Talca sobre medianería, da lo mismo si acogen o rechazan', 'tribunal:Corte de Apelaciones de Talca'],
    ['me negaron un permiso de salida. Quisiera saber si un recurso de amparo sirve.', ''],
    ['¿el recurso de queja procede contra un árbitro?', ''],
    ['reclamo contra resoluciones de la Superintendencia de Educación', ''],
    ['me subieron el plan y el sindicato dice que hay fallos de la suprema a favor', ''],
    ['top 10 fallos sobre comodato', ''],
    ['¿qué ha dicho el Tribunal Ambiental de Valdivia sobre la consulta indígena?', 'tribunal:Tercer Tribunal Ambiental'],
    [
      'La demandada cita una unificación de 2013. Juntar unificaciones de 2021 en adelante que acojan.',
      'recurso:unificación de jurisprudencia · fecha:2021.. · resultado:acoge',
    ],
    [
      'Armo un cuadro sobre maternidad y ya tengo los de 2016. Mándame los de la Cuarta Sala de 2018 a 2021.',
      'sala:Cuarta Sala · fecha:2018..2021',
    ],
    [
      'La actora acompaña un fallo de la Corte de Arica sobre feriado. Reunir unificaciones acogidas de 2020 a la fecha sobre el artículo 67.',
      'recurso:unificación de jurisprudencia · resultado:acoge · fecha:2020..',
    ],
    [
      'Estoy escribiendo la tesis y ya tengo los fallos hasta 2012, casi todos de Talca. Me faltan los de la Suprema entre 2013 y 2021.',
      'tribunal:Corte Suprema · fecha:2013..2021',
    ],
    [
      'Caída en una obra de Iquique, 2017, fractura de cadera. Primera instancia acoge por 50 millones y la Corte de Iquique rebaja a 18 por imprudencia. Se discute el artículo 2330.',
      '',
    ],
  ])('demands of «%s» no more than is meant', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })
})

describe('the number of a case that an account tells', () => {
  const rolesOf = (query: string): string[] => parseQuery(query).chips.flatMap(({ tipo, valor }) => (tipo === 'rol' ? [valor] : []))

  it.each([
    'En la causa C-812-2017 del 2° Civil de Talca nos rechazaron la tercería. ¿Qué ha dicho la Corte Suprema sobre el plazo?',
    'Perdimos la protección rol 2210-2021 en Arica por extemporánea. Busco protecciones acogidas contra hospitales.',
  ])('is not looked for beside a request for others: «%s»', (query) => {
    expect(rolesOf(query)).toEqual([])
    expect(parseQuery(query).words.map(({ exact }) => exact)).not.toContain('2017')
  })

  it.each([
    'Nos fue mal en la causa rol 2210-2021 de la Suprema. Busco fallos que citen esa sentencia.',
    'Perdimos en Talca. Necesito la sentencia rol 2210-2021 de la Suprema.',
    'protección rol 2210-2021 Suprema',
  ])('is looked for: «%s»', (query) => {
    expect(rolesOf(query)).toHaveLength(1)
  })
})

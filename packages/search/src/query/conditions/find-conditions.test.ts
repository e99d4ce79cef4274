import { cpuMillis } from '@basejuris/testkit/cpu-millis'
import { describe, expect, it } from 'vitest'
import { parseQuery } from '../parse-query.ts'

const conditionsOf = (query: string, mode: 'exigir' | 'preferir'): string =>
  parseQuery(query)
    .chips.filter(({ modo }) => modo === mode)
    .map(({ clave }) => clave)
    .join(' · ')

describe('conditions of a query', () => {
  it.each([
    ['despido Corte Suprema 2024', 'tribunal:Corte Suprema · fecha:2024'],
    ['finiquito cs 2019', 'tribunal:Corte Suprema · fecha:2019'],
    ['jurisprudencia reciente de la Corte Suprema sobre fuero', 'tribunal:Corte Suprema'],
    ['ICA San Miguel subterfugio 2018-2021', 'tribunal:Corte de Apelaciones de San Miguel · fecha:2018..2021'],
    ['C.A. de Talca, precario, 2022', 'tribunal:Corte de Apelaciones de Talca · fecha:2022'],
    ['isapre tercera sala corte suprema marzo 2021', 'sala:Tercera Sala · tribunal:Corte Suprema · fecha:2021-03'],
    ['sala penal de la Corte Suprema receptación', 'sala:Segunda Sala · tribunal:Corte Suprema'],
    ['recursos de unificación rechazados semana corrida', 'recurso:unificación de jurisprudencia · resultado:rechaza'],
    ['casación en la forma y en el fondo ultrapetita', 'recurso:casación'],
    ['amparo ICA Iquique expulsión', 'recurso:amparo · tribunal:Corte de Apelaciones de Iquique'],
    ['presentación de la ministra Zepeda sobre daño', 'ministro:Zepeda'],
    ['ministro Zepeda daño ambiental', 'ministro:Zepeda'],
    ['ministro Zepeda Arancibia daño ambiental', 'ministro:Zepeda Arancibia'],
    ['redactado por Marta Zepeda', 'redactor:Marta Zepeda'],
    ['base laboral: semana corrida', 'base:laboral'],
    ['bases civil y penal, dolo', 'base:civil · base:penal'],
    ['fallos desde 2020 sobre teletrabajo', 'fecha:2020..'],
    ['fuero art. 174 CT hasta 2020 "mala fe" despido', 'fecha:..2020'],
    ['semana corrida 2021 en adelante', 'fecha:2021..'],
    [
      '2º juzgado de letras del trabajo de santiago sentencias condenatorias',
      'tribunal:2º Juzgado de Letras del Trabajo de Santiago · resultado:condena',
    ],
    ['juzgado de familia de viña del mar cuidado personal', 'tribunal:Juzgado de Familia de Viña del Mar'],
    ['necesito fallos de la Corte Suprema sobre despido', 'tribunal:Corte Suprema'],
    ['¿qué ha dicho la Corte Suprema sobre el fuero?', 'tribunal:Corte Suprema'],
    ['me despidieron embarazada, busco sentencias de la Corte Suprema de 2023', 'tribunal:Corte Suprema · fecha:2023'],
    ['trabajador que sufre accidente, Corte Suprema 2022', 'tribunal:Corte Suprema · fecha:2022'],
    ['receptación ICA Talca 2023 revocadas', 'tribunal:Corte de Apelaciones de Talca · fecha:2023 · resultado:revoca'],
    ['amparo expulsión corte de iquique rechazados', 'recurso:amparo · tribunal:Corte de Apelaciones de Iquique · resultado:rechaza'],
    ['¿hay fallos de la Corte Suprema de 2020 que rechacen desafuero?', 'tribunal:Corte Suprema · fecha:2020 · resultado:rechaza'],
    ['me despidieron embarazada, busco fallos que acojan tutela', 'resultado:acoge · recurso:tutela'],
    ['juzgados de familia cuidado personal', 'tribunal:Juzgado de Familia'],
    ['jueza sandoval violencia', 'ministro:Sandoval'],
    ['despido 2024', 'fecha:2024'],
    ['despido desde 2019', 'fecha:2019..'],
    ['isapre enero 2024', 'fecha:2024-01'],
    ['sentencias de octubre 2019', 'fecha:2019-10'],
    ['sentencias octubre 2019 lesiones', 'fecha:2019-10'],
    ['fallos de octubre de 2019 sobre el estallido', 'fecha:2019-10'],
    ['lesiones, fallos de octubre 2019', 'fecha:2019-10'],
    ['Corte Suprema octubre 2019', 'tribunal:Corte Suprema · fecha:2019-10'],
    ['Corte Suprema en octubre 2019 sobre costas', 'tribunal:Corte Suprema · fecha:2019-10'],
    ['lesiones Corte Suprema octubre 2019', 'tribunal:Corte Suprema · fecha:2019-10'],
    ['lesiones en octubre 2019 Corte Suprema', 'tribunal:Corte Suprema'],
    ['estallido octubre 2019 Corte Suprema', 'tribunal:Corte Suprema'],
    ['Corte Suprema lesiones octubre 2019', 'tribunal:Corte Suprema'],
    ['lesiones octubre 2019, Corte Suprema 2023', 'tribunal:Corte Suprema · fecha:2023'],
    ['padre que no paga alimentos desde 2019, Corte Suprema 2023', 'tribunal:Corte Suprema · fecha:2023'],
    ['rol 12.345-2020 Corte Suprema', 'tribunal:Corte Suprema'],
    ['despido de dirigente sindical en 2019 y 2020 fallos corte suprema', 'tribunal:Corte Suprema'],
    ['protecciones rechazadas por ICA Talca', 'recurso:protección · resultado:rechaza · tribunal:Corte de Apelaciones de Talca'],
    ['Corte Suprema o ICA Santiago, astreintes', 'tribunal:Corte Suprema · tribunal:Corte de Apelaciones de Santiago'],
  ])('demands «%s»', (query, expected) => {
    expect(conditionsOf(query, 'exigir').split(' · ').sort()).toEqual(expected.split(' · ').sort())
  })

  it.each([
    'me despidieron en enero de 2024',
    'la Corte Suprema ya rechazó mi recurso',
    'compré un auto el 2021 y en 2022 se quemó el motor',
    'mi papá murió en 2019 y el banco sigue cobrando',
    'el tribunal de familia de Temuco me quitó a mis hijos',
    'la Contraloría representó mi nombramiento',
    'trabajé desde 2015 hasta 2020 sin contrato',
    'un ministro de fe certificó el paro y nos descontaron los días',
    'presenté un recurso de protección contra la clínica y lo declararon inadmisible',
    'la segunda sala del jardín infantil se inundó y no me responden',
    'perdí el juicio en el 1º juzgado civil de Valparaíso, puedo apelar?',
    'firmamos la promesa en 2018 y la inmobiliaria nunca entregó',
    'me confirmaron la multa de la inspección',
    'vendedor que no entregó el auto comprado en 2020',
    'casa construida en 2010 con grietas',
    'alumno suspendido en 2022, el colegio no lo deja volver',
    'cliente con contrato de 2017, despedido sin aviso',
    'comprador no paga el precio desde marzo de 2021',
    'contrato firmado el 5 de mayo de 2018, arrendatario no paga desde diciembre de 2023',
    'parvularia despedida, hay video de marzo 2022',
    'carta de 2019 autodespido',
    'correo de enero de 2021 acoso',
    'los juzgados de familia me quitaron a mi hijo',
    'quiero que anulen la multa de la inspección',
    'mi abogado pide que rechacen la demanda',
    'la jueza sandoval me quitó a mis hijos',
    'mi ex pareja acogió a su madre en la casa que compramos en 2016',
  ])('leaves what happened alone: «%s»', (query) => {
    expect(conditionsOf(query, 'exigir')).toBe('')
    expect(conditionsOf(query, 'preferir')).toBe('')
  })

  it.each([
    'recurso de protección contra dictamen de Contraloría',
    'casación contra la sentencia de la Corte de Apelaciones de Talca',
    'amparo contra resolución del Juzgado de Garantía de Arica',
    'impugna oficio emitido por la Dirección del Trabajo',
  ])('does not take for the court whose decision is attacked: «%s»', (query) => {
    for (const mode of ['exigir', 'preferir'] as const) expect(conditionsOf(query, mode)).not.toContain('tribunal:')
  })

  it('demands the court that decides on the decision of another', () => {
    expect(conditionsOf('Corte Suprema, casación contra la sentencia de la Corte de Apelaciones de Talca', 'exigir')).toContain(
      'tribunal:Corte Suprema',
    )
  })

  it.each([
    ['choque de 2019 en la carretera', 'fecha:2019'],
    ['incendio de 2010 edificio', 'fecha:2010'],
    ['demanda acogida término de contrato', 'resultado:acoge'],
    ['rechaza isapre', 'resultado:rechaza'],
    ['demanda rechazada en 2016', 'resultado:rechaza · fecha:2016'],
    ['despido de 2024', 'fecha:2024'],
    ['lesiones en octubre 2019', 'fecha:2019-10'],
    ['lesiones octubre 2019', 'fecha:2019-10'],
    ['lesiones carabineros octubre de 2019', 'fecha:2019-10'],
    ['estallido octubre 2019', 'fecha:2019-10'],
    ['octubre 2019 estallido', 'fecha:2019-10'],
    ['marzo 2020 pandemia arriendo', 'fecha:2020-03'],
    ['estallido social octubre 2019 lesiones', 'fecha:2019-10'],
    ['toque de queda octubre 2019', 'fecha:2019-10'],
    ['perdigones octubre 2019 responsabilidad del estado', 'fecha:2019-10'],
    ['detención en marzo 2021 malos tratos', 'fecha:2021-03'],
    ['homicidio frustrado marzo 2021', 'fecha:2021-03'],
    ['quiebre de contrato en marzo 2021', 'fecha:2021-03'],
    ['protección consumidor garantía', 'recurso:protección'],
    ['patente minera amparo', 'recurso:amparo'],
  ])('prefers «%s»', (query, expected) => {
    expect(conditionsOf(query, 'exigir')).toBe('')
    expect(conditionsOf(query, 'preferir').split(' · ').sort()).toEqual(expected.split(' · ').sort())
  })

  it.each([
    'licencia médica rechazada compin',
    'medidas de protección adolescente',
    'nulidad del despido cotizaciones',
    'suprema tallas limitada',
    'sala cuna bono compensatorio',
    'unificación de deudas',
    'Ley 2024',
    'Ley 19.496 de 1997 garantía',
    'multa de 2000 UF',
    'ministro de salud receta',
    'un ministro leal',
    'jueza embarazada',
    'auto 1500 cc y 2000 cc',
    'González',
    'rol 2024-2019',
    '19-2020',
    'González con Corte',
    '-2024',
  ])('finds none in «%s»', (query) => {
    expect(conditionsOf(query, 'exigir')).toBe('')
    expect(conditionsOf(query, 'preferir').replace('recurso:protección', '')).toBe('')
  })

  it('lets the request decide', () => {
    const modes = (switches: object) => parseQuery('despido Corte Suprema 2024', switches).chips.flatMap(({ modo }) => modo ?? [])
    expect(modes({ preferred: ['fecha:2024'] })).toEqual(['exigir', 'preferir'])
    expect(modes({ preferred: ['fecha:2024'], required: ['fecha:2024'] })).toEqual(['exigir', 'exigir'])
    expect(modes({ preferred: ['fecha:1999', 'tribunal:Otra'] })).toEqual(['exigir', 'exigir'])
  })

  it('takes time linear in the length', () => {
    for (const unit of [
      'corte suprema ',
      '2024 ',
      'fallos de ',
      'ministra ',
      'recurso de casación en el ',
      '2019-2020 ',
      'de la ',
      'sala ',
      'licencia rechazadas ',
      'fallos que acojan ',
      'corte de apelacions de puerto mont ',
      'cortes de apelaciones de talca, ',
      'video de 2019 ',
      '1545 y 1489 cc, ',
      'ley 19496 3 letra b ',
    ])
      expect(
        cpuMillis(() => parseQuery(unit.repeat(2000))),
        unit,
      ).toBeLessThan(1500)
  })
})

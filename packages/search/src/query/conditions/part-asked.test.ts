import { describe, expect, it } from 'vitest'
import { demandedLine, sortedLine } from '../../testing/demanded.ts'
import { parseQuery } from '../parse-query.ts'

describe('what an account ends with', () => {
  it.each([
    [
      'echaron a un conserje por extranjero y presentó recurso de protección. ¿hay fallos de la corte de Valparaíso que lo rechacen?',
      'recurso:protección · resultado:rechaza · tribunal:Corte de Apelaciones de Valparaíso',
    ],
    [
      'chocó en Copiapó y no prestó ayuda. Hay una sentencia que redactó el juez Adrián Reyes del oral de Copiapó, esa busco',
      'redactor:Adrián Reyes · tribunal:Tribunal de Juicio Oral en lo Penal de Copiapó',
    ],
    [
      'necesito sentencias de primera instancia que rechacen relación laboral de honorarios municipales',
      'resultado:rechaza · tribunal:primera instancia',
    ],
    [
      'le descontaron licencias. Necesito fallos de cortes de apelaciones sobre el plazo (6 meses o 5 años del 2515) para pedirlo',
      'tribunal:Corte de Apelaciones',
    ],
    [
      '¿qué ha resuelto la Corte de Valparaíso en amparos contra la comisión de reducción de condena?',
      'recurso:amparo · tribunal:Corte de Apelaciones de Valparaíso',
    ],
    [
      'fui bombero y el tribunal de disciplina me expulsó en 2023. Me rechazaron la reposición en octubre. Recurso de protección contra el cuerpo de bomberos',
      'recurso:protección',
    ],
    [
      'no pagaron las cotizaciones de enero de 2017 y la Corte de Talca rechazó la nulidad. Unificación de jurisprudencia, despido indirecto',
      'recurso:unificación de jurisprudencia',
    ],
    [
      'lo controlaron manejando ebrio entre abril y junio de 2023 y ofrecieron un abreviado. Condenas en abreviado, garantía Pucón',
      'resultado:condena · recurso:procedimiento abreviado · tribunal:Juzgado de Garantía de Pucón',
    ],
    [
      'la comunidad pidió regularizar sus aguas y el juzgado falló en mayo de 2023. sentencia confirmada Corte de Arica',
      'resultado:confirma · tribunal:Corte de Apelaciones de Arica',
    ],
    [
      'me dieron licencia por telemedicina en febrero y la isapre no la tramitó. ¿algún dictamen de la SUSESO?',
      'tribunal:Superintendencia de Seguridad Social',
    ],
    [
      'no se puede alargar la investigación contra un menor o un adulto, amparo acogido san miguel enero 2024',
      'recurso:amparo · resultado:acoge · tribunal:San Miguel · fecha:2024-01',
    ],
    [
      'está preso en valparaíso y le negaron el beneficio en octubre, amparos rechazados ica santiago',
      'recurso:amparo · resultado:rechaza · tribunal:Corte de Apelaciones de Santiago',
    ],
    [
      'el servicio terminó la contrata en 2021 sin explicar, protección confirmada por la Suprema',
      'recurso:protección · resultado:confirma · tribunal:Corte Suprema',
    ],
    [
      'el juez de Hualpén tuvo por no presentada la demanda; apelación revocada, art. 50 ley 19.496',
      'recurso:apelación · resultado:revoca',
    ],
    [
      'trabajó a honorarios desde 2018 y fue despedida en marzo, unificación acogida',
      'recurso:unificación de jurisprudencia · resultado:acoge',
    ],
    ['la aseguradora rechazó el siniestro y el árbitro condenó; queja acogida contra el árbitro', 'recurso:queja · resultado:acoge'],
    [
      'le negaron la apelación contra lo que rechazó el abandono; necesito recurso de hecho acogido, Corte de San Miguel',
      'recurso:hecho · resultado:acoge · tribunal:Corte de Apelaciones de San Miguel',
    ],
    [
      'el profesor renunció y la universidad retuvo la renuncia, dictamen de Contraloría que devuelva la destitución',
      'tribunal:Contraloría General de la República',
    ],
    [
      'entró clandestino y en 2020 decretaron su expulsión, busco amparo acogido en copiapo',
      'recurso:amparo · resultado:acoge · tribunal:Copiapó',
    ],
    [
      'a mi defendido lo tuvieron por reincidente, suprema que acoja nulidad y rebaje la suspensión',
      'tribunal:Corte Suprema · resultado:acoge · recurso:nulidad',
    ],
    [
      'llenaron el pagaré por mandato, quiero el voto en contra del ministro Muñoz CA Valdivia',
      'disidente:Muñoz · tribunal:Corte de Apelaciones de Valdivia',
    ],
    ['busco fallos que acojan amparo cuando un juzgado permite incorporar hechos nuevos', 'recurso:amparo · resultado:acoge'],
    [
      'me descuentan la ropa desde 2022, necesito pronunciamiento de la Dirección del Trabajo que diga que no procede',
      'tribunal:Dirección del Trabajo',
    ],
    [
      'universidad retiene título, un juez lo rechazó pero creo que Sernac tiene dictamen interpretativo',
      'tribunal:Servicio Nacional del Consumidor',
    ],
    [
      'apelamos la inadmisibilidad de un recurso de protección y queremos casos donde la CS lo declaró admisible',
      'recurso:protección · tribunal:Corte Suprema',
    ],
    ['CA Chillán negó el amparo, busco que la Suprema lo haya acogido', 'tribunal:Corte Suprema · resultado:acoge'],
    ['pedí permanencia y no responden, ¿la Corte de Valparaíso acoge o rechaza?', 'tribunal:Corte de Apelaciones de Valparaíso'],
    [
      'Valparaíso rechazó la nulidad, y quiero saber si la cuarta sala de la Suprema admitió la unificación',
      'sala:Cuarta Sala · tribunal:Corte Suprema',
    ],
    [
      'dejó de pagar el leasing de los camiones y el banco pide terminarlo, acogida, Calama, Corte de Antofagasta, 2024',
      'resultado:acoge · tribunal:Calama · tribunal:Corte de Apelaciones de Antofagasta · fecha:2024',
    ],
    [
      'el servicio se nego a formalizar la solicitud ley 20.430 proteccion acogida valparaiso',
      'recurso:protección · resultado:acoge · tribunal:Valparaíso',
    ],
    ['EL SERVICIO SE NEGO A RECIBIR LA SOLICITUD PROTECCION RECHAZADA TALCA', 'recurso:protección · resultado:rechaza · tribunal:Talca'],
    ['presenté amparo rechazado', ''],
    ['el hospital no entregó la ficha y me negaron la protección acogida en Talca', ''],
    ['venció el plazo y la CA rechazó el amparo: ¿la Suprema puede ordenar la audiencia?', 'tribunal:Corte Suprema'],
    ['el tribunal de familia no alza el arraigo de 1987, amparo para alzarlo', 'recurso:amparo'],
    ['cerraron la azotea y la comunidad recurrió, necesito ese fallo de protección', 'recurso:protección'],
    [
      'mi clienta trabajó informal, ¿la Corte de Concepción le da compensación económica igual?',
      'tribunal:Corte de Apelaciones de Concepción',
    ],
    ['firmé un finiquito y acogieron la nulidad, ¿la Suprema la declara inadmisible?', 'tribunal:Corte Suprema'],
    [
      'rechazaron las licencias, busco protección acogida en Santiago que ordene el pago',
      'recurso:protección · resultado:acoge · tribunal:Santiago',
    ],
    ['compré un auto en 2024 con fallas, qué dice el dictamen interpretativo del SERNAC', 'tribunal:Servicio Nacional del Consumidor'],
    ['pregunta si el alcotest es jornada, hay un ordinario de la Dirección del Trabajo', 'tribunal:Dirección del Trabajo'],
    ['el municipio demandó patentes, quiero sentencia civil de Santiago aunque sea en parte', 'tribunal:Santiago'],
    ['Dirección del Trabajo enero 2026 tiempo del examen ¿es jornada?', 'tribunal:Dirección del Trabajo · fecha:2026-01'],
    ['mi cliente arrendó su casa y no paga, ¿hay oficio del SII sobre esas rentas?', 'tribunal:Servicio de Impuestos Internos'],
    [
      'el juez no concedió la apelación, recurso de hecho; el expediente es de 2015, necesito fallo que lo acoja',
      'recurso:hecho · resultado:acoge',
    ],
  ])('is demanded: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it.each([
    'presenté una protección y la corte de talca la rechazó, ¿puedo apelar?',
    'gané en el juzgado, la empresa presentó nulidad y ahora no me pagan',
    'me despidieron, fui a la inspección, y el juez no me creyó',
    'mi vecino ganó un amparo en 2020, pero sigue el ruido',
    'le negaron la licencia, apelación ante la compin, y nada',
  ])('is no demand where it is told: «%s»', (query) => {
    expect(demandedLine(query)).toBe('')
  })

  it('asks for either outcome where both are named', () => {
    const { chips } = parseQuery('lo expulsaron del club, busco fallos que acojan o rechacen protección')
    expect(chips.filter(({ tipo }) => tipo === 'resultado')).toEqual([])
  })
})

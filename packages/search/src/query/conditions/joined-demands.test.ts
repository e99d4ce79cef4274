import { describe, expect, it } from 'vitest'
import { demandedLine, sortedLine } from '../../testing/demanded.ts'
import { parseQuery } from '../parse-query.ts'

const preferred = (query: string): string[] =>
  parseQuery(query)
    .chips.filter(({ modo }) => modo === 'preferir')
    .map(({ clave }) => clave ?? '')

describe('demands of short notes', () => {
  it.each([
    ['amparo acogido hijo chileno enero 2024', 'recurso:amparo · resultado:acoge · fecha:2024-01'],
    [
      'reclamo liquidación colegio ha lugar en parte TTA 2018',
      'recurso:reclamación · resultado:acoge_parcial · tribunal:Tribunal Tributario y Aduanero · fecha:2018',
    ],
    ['régimen de visitas talca revocada 2024', 'tribunal:Talca · resultado:revoca · fecha:2024'],
    ['protección rechazada licencias COMPIN Rancagua', 'recurso:protección · resultado:rechaza · tribunal:Rancagua'],
    ['multa rechazada con costas valdivia', 'resultado:rechaza · tribunal:Valdivia'],
    ['maltrato animal absuelto garantía limache', 'resultado:absuelve · tribunal:Juzgado de Garantía de Limache'],
    ['hurto simple absuelto grantia curico', 'resultado:absuelve · tribunal:Juzgado de Garantía de Curicó'],
    ['familia curico cese de alimentos', 'tribunal:Juzgado de Familia de Curicó'],
    ['ministra Villalobos redactó 2023', 'redactor:Villalobos · fecha:2023'],
    [
      'CS casación fondo rechaza manifiesta falta de fundamento',
      'tribunal:Corte Suprema · recurso:casación en el fondo · resultado:rechaza',
    ],
    ['queja inadmisible pero la suprema actúa de oficio', 'recurso:queja · resultado:inadmisible · tribunal:Corte Suprema'],
    ['arraigo deuda alimentos Y amparo rechazado', 'recurso:amparo · resultado:rechaza'],
    ['isapre NO protección rechazada', ''],
    ['TC rol 14382 o 14428 ley 17.322', 'tribunal:Tribunal Constitucional'],
    ['protección isapre alza plan base ICA Conce 2019', 'recurso:protección · tribunal:Corte de Apelaciones de Concepción · fecha:2019'],
    [
      'CA Valpo protección residencia temporal acoge 60 dias',
      'tribunal:Corte de Apelaciones de Valparaíso · recurso:protección · resultado:acoge',
    ],
    ['queja policía local CS acogida 2023', 'recurso:queja · tribunal:Corte Suprema · resultado:acoge · fecha:2023'],
    ['ministra Etcheberry despido indirecto municipalidad unificacion', 'ministro:Etcheberry · recurso:unificación de jurisprudencia'],
    ['casación en la forma rechazada Arica', 'recurso:casación en la forma · resultado:rechaza · tribunal:Arica'],
    [
      'desacato 240 cpc garantia Nueva Imperial condena 2024',
      'tribunal:Juzgado de Garantía de Nueva Imperial · resultado:condena · fecha:2024',
    ],
    ['SII fusión transfronteriza oficio noviembre 2019', 'tribunal:Servicio de Impuestos Internos · fecha:2019-11'],
    ['CERRAMIENTO ART 844 CODIGO CIVIL DEMANDA ACOGIDA PAILLACO', 'resultado:acoge · tribunal:Paillaco'],
    ['ministra Letelier redacción 2024', 'redactor:Letelier · fecha:2024'],
    [
      'SII oficios entre el 20 y el 31 de diciembre de 2019 renta',
      'tribunal:Servicio de Impuestos Internos · fecha:2019-12-20..2019-12-31',
    ],
    ['auto con garantia concepcion', 'tribunal:Concepción'],
    ['mi familia valparaiso', ''],
    ['boleta de garantia santiago', 'tribunal:Santiago'],
    ['hipoteca banco mutuo 1987 acogida rancagua', 'resultado:acoge · tribunal:Rancagua'],
  ])('are «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it.each([
    ['amparo acogido arraigo alimentos juzgado familia san bernardo', ['origen:Juzgado de Familia de San Bernardo']],
    ['amparo plazo de investigación 10° garantia', ['origen:10º Juzgado de Garantía']],
    ['queja inadmisible notario Canales corte de valparaiso', ['origen:Corte de Apelaciones de Valparaíso']],
    ['CA SAN MIGUEL AMPARO ACOGIDO ARRAIGO JUZGADO DE FAMILIA SAN BERNARDO', ['origen:Juzgado de Familia de San Bernardo']],
    ['multa y el juzgado del trabajo de valdivia rechazo el reclamo por incumplir', ['resultado:rechaza']],
    [
      'deudor pide liquidación y apeló: Corte de San Miguel revocó y excluyó el crédito',
      ['tribunal:Corte de Apelaciones de San Miguel', 'resultado:revoca'],
    ],
    ['cerró el acceso, la comunidad ganó protección con costas', ['resultado:acoge', 'recurso:protección']],
    [
      'no devuelven el auto, TC acogió inaplicabilidad en enero de 2025, gestión de 2023',
      ['tribunal:Tribunal Constitucional', 'fecha:2025-01', 'resultado:acoge', 'recurso:inaplicabilidad'],
    ],
    ['me rechazaron la reposición, ¿puedo ir de queja a la Suprema contra el árbitro?', ['recurso:queja', 'tribunal:Corte Suprema']],
    [
      'me notificaron la expulsión, la Corte de Copiapó acogió un amparo así',
      ['tribunal:Corte de Apelaciones de Copiapó', 'resultado:acoge', 'recurso:amparo'],
    ],
    ['funaron a mi primo, pidieron protección por honra, se acogió y ordenaron borrar', ['resultado:acoge', 'recurso:protección']],
    ['CGR concurso empleo a contrata diciembre 2015 subsecretaría', ['fecha:2015-12']],
    ['me cobran agua que no usé, recurso de protección contra la sanitaria rechazado?', ['recurso:protección', 'resultado:rechaza']],
    ['puso un candado y la corte acogió con costas la protección del comité', ['resultado:acoge', 'recurso:protección']],
    ['torturado demanda al Fisco, pero el 3° Juzgado Civil de Santiago condena por daño moral', ['tribunal:3º Juzgado Civil de Santiago']],
    ['inaplicable el 2331, de preferencia 2016', ['fecha:2016']],
    ['negativa alcotest condenado', ['resultado:condena']],
    ['no retuvo la pensión, hay algo en antofagasta', ['tribunal:Antofagasta']],
    ['perdí en santiago y ahora quiero ir a unificacion por el seguro', ['recurso:unificación de jurisprudencia']],
    ['tenía fuero y el 1° juzgado del trabajo de stgo le dio la razon', ['tribunal:1º Juzgado de Letras del Trabajo de Santiago']],
  ])('prefer of «%s» what may be otherwise', (query, expected) => {
    expect(preferred(query)).toEqual(expected)
  })

  it('ask which way a court decided', () => {
    expect(demandedLine('el comité no admitió su reclamación; ¿la rechazó el tribunal ambiental?')).toBe('tribunal:Tribunal Ambiental')
  })

  it('take a notice annulled for no appeal', () => {
    expect(preferred('nulidad de notificación acogida, y la corte de santiago revoca y ordena proveer')).not.toContain('recurso:nulidad')
  })
})

describe('operators between what belongs together', () => {
  it.each([
    [
      'CA San Miguel amparo acogido (arraigo Y alimentos) O (cierre Y investigación)',
      'tribunal:Corte de Apelaciones de San Miguel · recurso:amparo · resultado:acoge',
    ],
    ['licencias Y compin Conce O Valpo NO isapre', 'tribunal:Concepción · tribunal:Valparaíso'],
    [
      'hurto (garantia viña OR garantía antofagasta) NOT robo',
      'tribunal:Juzgado de Garantía de Viña del Mar · tribunal:Juzgado de Garantía de Antofagasta',
    ],
    ['licencias Y santiago O valparaíso', 'tribunal:Santiago · tribunal:Valparaíso'],
  ])('leave the other conditions of «%s» to both sides', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it('take protection for an appeal, whatever a quoted phrase protects', () => {
    const { chips } = parseQuery('"ley de presupuestos" +hospital +protección')
    expect(chips.map(({ tipo }) => tipo)).toEqual(['frase', 'exige', 'recurso'])
  })
})

import { describe, expect, it } from 'vitest'
import { parseQuery } from '../parse-query.ts'

const conditionsOf = (query: string): string[] =>
  parseQuery(query)
    .chips.filter(({ tipo }) => ['tribunal', 'recurso', 'resultado'].includes(tipo))
    .map(({ clave, modo }) => `${modo} ${clave}`)

describe('the decision with which an account ends', () => {
  it.each([
    [
      'a la cajera la echaron por faltante de caja, la Corte Suprema declaró inadmisible la unificación',
      ['preferir tribunal:Corte Suprema', 'preferir resultado:inadmisible', 'preferir recurso:unificación de jurisprudencia'],
    ],
    [
      'el dueño del sitio cortó el agua y la corte acogió la protección ordenando reponerla',
      ['preferir resultado:acoge', 'preferir recurso:protección'],
    ],
    [
      'perdieron en el juzgado, Concepción rechazó la nulidad y la Suprema no admitió la unificación',
      ['preferir tribunal:Corte Suprema', 'preferir resultado:inadmisible', 'preferir recurso:unificación de jurisprudencia'],
    ],
    [
      'chocó en osorno el 3 de mayo de 2022, suprema acoje nulidad porque la alcoholemia se tomó tarde',
      ['preferir tribunal:Corte Suprema', 'preferir resultado:acoge', 'preferir recurso:nulidad'],
    ],
    [
      'tribunal constitucional rechazó inaplicabilidad de las multas pero la causa era de iquique y databa de 2021',
      ['preferir tribunal:Tribunal Constitucional', 'preferir resultado:rechaza', 'preferir recurso:inaplicabilidad'],
    ],
    [
      'en mayo el municipio cortó el agua pese a un permiso anterior, corte de antofagasta acoge y ordena reponerla',
      ['preferir tribunal:Corte de Apelaciones de Antofagasta', 'preferir resultado:acoge'],
    ],
    [
      'el juez no oyó a las niñas, corte de valdivia confirmó igual, casación en el fondo rechazada por manifiesta falta de fundamento',
      ['exigir resultado:rechaza', 'exigir recurso:casación en el fondo'],
    ],
    [
      'multaron a la panadería, el juzgado rechazó una parte y la ICA San Miguel dictó sentencia de reemplazo',
      ['preferir tribunal:Corte de Apelaciones de San Miguel'],
    ],
    [
      'un club recurre de protección porque el vecino cerró el portón, acogido con costas',
      ['preferir resultado:acoge', 'preferir recurso:protección'],
    ],
    [
      'se autodespidió en marzo de 2023, el juzgado laboral de Talca acogió pero sin pagar el fuero',
      ['preferir tribunal:Juzgado de Letras del Trabajo de Talca', 'preferir resultado:acoge'],
    ],
    [
      'entró por un paso no habilitado, amparo rechazado en Valdivia pero ordenando revisar su solicitud',
      ['preferir tribunal:Valdivia', 'preferir resultado:rechaza', 'preferir recurso:amparo'],
    ],
    [
      'contraloría devuelve sin tramitar el cese de una matrona que renunció antes',
      ['preferir tribunal:Contraloría General de la República'],
    ],
    [
      'entró sin visa, la Corte de Rancagua rechazó el amparo y la Suprema confirmó con voto en contra de soto y prado por arraigo',
      ['preferir tribunal:Corte Suprema', 'preferir resultado:confirma', 'preferir recurso:amparo'],
    ],
    [
      'causa del año 1987, el arraigo sigue vigente y no dejan salir, amparo acogido san miguel',
      ['exigir tribunal:San Miguel', 'exigir recurso:amparo', 'exigir resultado:acoge'],
    ],
    ['el vecino puso candado en la azotea, idealmente Concepción', ['preferir tribunal:Concepción']],
    [
      'vendió facturas mientras había cuarentena, corte de Santiago anula lo obrado',
      ['preferir tribunal:Corte de Apelaciones de Santiago', 'preferir resultado:anula'],
    ],
    [
      'la jueza amplió otra vez el plazo contra mi sobrino y la corte de san miguel dejó sin efecto esa resolución',
      ['preferir tribunal:Corte de Apelaciones de San Miguel', 'preferir resultado:acoge'],
    ],
    [
      'mandaron el certificado a otro correo y la Suprema de oficio dejó sin efecto eso',
      ['preferir tribunal:Corte Suprema', 'preferir resultado:acoge'],
    ],
    ['la empresa me demandó por un choque, La Serena la desecha', ['preferir tribunal:La Serena', 'preferir resultado:rechaza']],
    ['mi hija fue despedida por embarazo, tutela por discriminación acogida con recargo', ['preferir resultado:acoge']],
    [
      'vendió cartuchos sin permiso, el tribunal constitucional en 2019 acogió la inaplicabilidad del artículo 1 pero rechazó la otra',
      ['preferir tribunal:Tribunal Constitucional', 'preferir resultado:acoge', 'preferir recurso:inaplicabilidad'],
    ],
    [
      'me descontaron del sueldo las licencias de mi embarazo, fallos que acojan en Arica o Iquique',
      ['exigir resultado:acoge', 'preferir tribunal:Arica', 'preferir tribunal:Iquique'],
    ],
    [
      'mi hijo lleva dos años formalizado, Talca rechazó el amparo y la Suprema revocó',
      ['preferir tribunal:Corte Suprema', 'preferir resultado:revoca', 'preferir recurso:amparo'],
    ],
    [
      'la vecina me puso candado en el portón y la comunidad recurrió de protección en concepcion',
      ['preferir tribunal:Concepción', 'preferir recurso:protección'],
    ],
    [
      'mi cliente pidió su liquidación, el juez rechazó excluir un crédito y la tesorería apeló ante la corte de san miguel',
      ['preferir tribunal:Corte de Apelaciones de San Miguel'],
    ],
    ['dejó de pagar el arriendo desde mayo de 2023, acojida con costas', ['preferir resultado:acoge']],
    ['un cabo acusado de apremios me dijo que terminó absuelto', ['preferir resultado:absuelve']],
    ['la corte de talca acogió la nulidad por el finiquito, ¿la Suprema admite la unificación?', ['exigir tribunal:Corte Suprema']],
    [
      'guardia formalizado por amenazas en 2022 y suspendido de su cargo, busco protección acogida',
      ['exigir recurso:protección', 'exigir resultado:acoge'],
    ],
    ['el jardinero demandó por relación laboral, rechazada en todas sus partes', ['preferir resultado:rechaza']],
    [
      'contraloría municipalidad destitución de un funcionario que ya había renunciado',
      ['exigir tribunal:Contraloría General de la República'],
    ],
    [
      'le archivaron la protección a mi cliente, ¿procede recurso de hecho ante la Suprema?',
      ['preferir tribunal:Corte Suprema', 'preferir recurso:hecho'],
    ],
    [
      'el juzgado mantiene la orden de arresto por alimentos, recurso de amparo acogido en San Miguel',
      ['exigir recurso:amparo', 'exigir resultado:acoge', 'exigir tribunal:San Miguel'],
    ],
    [
      '¿prescribe la condena anterior? CS acogiendo la nulidad',
      ['exigir tribunal:Corte Suprema', 'exigir resultado:acoge', 'exigir recurso:nulidad'],
    ],
    [
      'le negaron la visa y la suprema acogió en parte el amparo',
      ['preferir tribunal:Corte Suprema', 'preferir resultado:acoge_parcial', 'preferir recurso:amparo'],
    ],
  ])('is preferred, or demanded as a note: «%s»', (query, expected) => {
    expect(conditionsOf(query).sort()).toEqual([...expected].sort())
  })

  it.each([
    'la corte suprema ya rechazó mi recurso y ahora quiero ir a la corte interamericana',
    'la corte de la serena rechazó la nulidad que presentamos y la empresa ahora ofrece pagar en cuotas',
    'la corte de talca acogió la protección pero la isapre sigue sin pagar',
    'el vecino dice que la corte de arica rechazó la apelación',
    'cuando la suprema rechazó la casación el deudor vendió la casa',
  ])('is no condition where the account goes on or is about something else: «%s»', (query) => {
    expect(conditionsOf(query)).toEqual([])
  })

  it('takes its words from those that are searched', () => {
    const { chips } = parseQuery('el vecino tapó la ventana, la corte de valdivia acogió el recurso de protección porque no tenía permiso')
    expect(chips.find(({ tipo }) => tipo === 'palabras')?.texto).toBe('vecino tapó ventana porque no tenía permiso')
  })
})

import { describe, expect, it } from 'vitest'
import { findCourts } from './find-courts.ts'

const names = (query: string): string =>
  findCourts(query)
    .map(({ name }) => name)
    .join(' · ')

const heads = [
  'Corte de Apelaciones de',
  'C. de Apelaciones de',
  'C. Apelaciones',
  'Corte de Apel.',
  'Corte Apel',
  'Cte. Apelaciones de',
  'Cte Apel',
  'corte de apelacion de',
  'Iltma. Corte de Apelaciones de',
  'Ilma Corte de',
  'I. Corte de',
  'I.C.A. de',
  'ICA',
  'ica de',
  'C.A.',
  'CA',
  'SCA',
  'corte de',
  'corte',
  'apelaciones',
]
const cities = {
  Santiago: ['Santiago', 'santiago', 'Stgo', 'stgo.', 'sgto'],
  Valparaíso: ['Valparaíso', 'valparaiso', 'Valpo', 'valpo.'],
  Concepción: ['Concepción', 'concepcion', 'Conce', 'ccp'],
  Antofagasta: ['Antofagasta', 'Antof.', 'antofa'],
  'Puerto Montt': ['Puerto Montt', 'Pto. Montt', 'pto montt', 'P. Montt'],
  'Punta Arenas': ['Punta Arenas', 'Pta. Arenas', 'pta arenas'],
  'San Miguel': ['San Miguel', 'S. Miguel', 'sn miguel'],
  'La Serena': ['La Serena', 'Serena'],
  Coyhaique: ['Coyhaique', 'coihaique'],
  Rancagua: ['Rancagua', 'rcgua'],
  Temuco: ['Temuco'],
}

describe('courts as they are typed', () => {
  it.each(Object.entries(cities))('names the court of appeal of %s in any form', (city, forms) => {
    for (const head of heads)
      for (const form of forms) {
        const query = `precario ${head} ${form}, tolerancia`
        expect(names(query), query).toBe(`Corte de Apelaciones de ${city}`)
      }
  })

  it.each([
    'C. Suprema',
    'c suprema',
    'C.Suprema',
    'Cte. Suprema',
    'Corte Sup.',
    'C. Sup.',
    'Exma. Corte',
    'Excma Corte Suprema',
    'Excelentísima Corte',
    'E. Corte Suprema',
    'SCS',
    'ECS',
    'E.C.S.',
    'corte supema',
    'corte suprma',
    'cortesuprema',
    'máximo tribunal',
    'tribunal supremo',
  ])('takes «%s» for the Corte Suprema', (written) => {
    for (const query of [`despido ${written}`, `${written} despido`, `despido, ${written}, fuero`])
      expect(names(query), query).toBe('Corte Suprema')
  })

  it.each([
    ['T.C. igualdad', 'Tribunal Constitucional'],
    ['Trib. Constitucional igualdad', 'Tribunal Constitucional'],
    ['STC igualdad', 'Tribunal Constitucional'],
    ['T.D.L.C. colusión', 'Tribunal de Defensa de la Libre Competencia'],
    ['1er Tribunal Ambiental', 'Primer Tribunal Ambiental'],
    ['2° trib. ambiental', 'Segundo Tribunal Ambiental'],
    ['Tribunal Ambiental de Valdivia', 'Tercer Tribunal Ambiental'],
    ['1er juzgado laboral de santiago', '1º Juzgado de Letras del Trabajo de Santiago'],
    ['2do JLT stgo', '2º Juzgado de Letras del Trabajo de Santiago'],
    ['jdo laboral conce', 'Juzgado de Letras del Trabajo de Concepción'],
    ['tribunal laboral de iquique', 'Juzgado de Letras del Trabajo de Iquique'],
    ['juzgado del trabajo de Calama', 'Juzgado de Letras del Trabajo de Calama'],
    ['29° Civil de Santiago', '29º Juzgado Civil de Santiago'],
    ['8vo juzgado civil de santiago', '8º Juzgado Civil de Santiago'],
    ['5to jdo. civil stgo', '5º Juzgado Civil de Santiago'],
    ['jdo gtia temuco', 'Juzgado de Garantía de Temuco'],
    ['7° JG Stgo', '7º Juzgado de Garantía de Santiago'],
    ['4° tribunal oral de santiago', '4º Tribunal de Juicio Oral en lo Penal de Santiago'],
    ['TOP Viña', 'Tribunal de Juicio Oral en lo Penal de Viña del Mar'],
    ['jdo. flia. temuco', 'Juzgado de Familia de Temuco'],
    ['tribunal de familia de temuco', 'Juzgado de Familia de Temuco'],
    ['2° JPL Las Condes', '2º Juzgado de Policía Local de Las Condes'],
    ['juzgado de cobranza laboral de santiago', 'Juzgado de Cobranza Laboral y Previsional de Santiago'],
    ['fallos de ICA', 'Corte de Apelaciones'],
    ['precario Corte de Apelaciones', 'Corte de Apelaciones'],
    ['oral Angol robo con fuerza', 'Tribunal de Juicio Oral en lo Penal de Angol'],
    ['cobranza Stgo prescripción', 'Juzgado de Cobranza Laboral y Previsional de Santiago'],
    ['civil Osorno honorarios', 'Juzgado Civil de Osorno'],
  ])('reads «%s»', (query, name) => {
    expect(names(query)).toBe(name)
  })

  it('finds no court in words that only look like one', () => {
    for (const query of [
      'suprema tallas limitada',
      'supuesto c. civil',
      'familia de santiago',
      'civil de santiago',
      'apelaciones rechazadas',
      'corte de energía',
      'ap civil',
      'jefe laboral concepción',
      'local de antofagasta',
      'tribunal supremo de España',
      'primer civil',
      'causa anto',
    ])
      expect(names(query), query).toBe('')
  })

  it('tells where the court is in the query', () => {
    const query = 'precario Cte. Apel. Pto. Montt, tolerancia'
    expect(findCourts(query).map(({ from, to }) => query.slice(from, to))).toEqual(['Cte. Apel. Pto. Montt'])
  })
})

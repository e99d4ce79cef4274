import { describe, expect, it } from 'vitest'
import { findCourts } from './find-courts.ts'

const names = (query: string): string[] => findCourts(query).map(({ name }) => name)

describe('findCourts', () => {
  it.each([
    ['despido CORTE SUPREMA', 'Corte Suprema'],
    ['corte de apelaciones de concepción', 'Corte de Apelaciones de Concepción'],
    ['corte de punta arenas naufragio', 'Corte de Apelaciones de Punta Arenas'],
    ['C.A. de San Miguel', 'Corte de Apelaciones de San Miguel'],
    ['TC rol 15', 'Tribunal Constitucional'],
    ['sentencia TDLC', 'Tribunal de Defensa de la Libre Competencia'],
    ['tercer tribunal ambiental', 'Tercer Tribunal Ambiental'],
    ['2 juzgado de garantia de santiago', '2º Juzgado de Garantía de Santiago'],
    ['estafa segundo juzgado de letras del trabajo de Santiago', '2º Juzgado de Letras del Trabajo de Santiago'],
    ['20° juzgado civil de santiago', '20º Juzgado Civil de Santiago'],
    ['contraloría', 'Contraloría General de la República'],
    ['despido CS 2024', 'Corte Suprema'],
    ['despido suprema enero 2024', 'Corte Suprema'],
    ['jlt afta despido', 'Juzgado de Letras del Trabajo de Antofagasta'],
    ['juzgado de garantía de antofagasta receptación', 'Juzgado de Garantía de Antofagasta'],
    ['jdo familia quilpué alimentos', 'Juzgado de Familia de Quilpué'],
    ['dictámenes suseso accidente', 'Superintendencia de Seguridad Social'],
    ['dictamen interpretativo del sernac', 'Servicio Nacional del Consumidor'],
    ['CGR confianza legítima', 'Contraloría General de la República'],
    ['jdo cobranza laboral y previsional stgo', 'Juzgado de Cobranza Laboral y Previsional de Santiago'],
    ['TOP de Santiago homicidio', 'Tribunal de Juicio Oral en lo Penal de Santiago'],
    ['juzgados de garantia prisión preventiva', 'Juzgado de Garantía'],
    ['tribunales orales robo', 'Tribunal de Juicio Oral en lo Penal'],
    ['tribunales de juicio oral en lo penal', 'Tribunal de Juicio Oral en lo Penal'],
    ['cortes de apelaciones subcontratación', 'Corte de Apelaciones'],
    ['juzgados laborales tutela', 'Juzgado de Letras del Trabajo'],
    ['tribunales ambientales', 'Tribunal Ambiental'],
    ['corte de apelacions de puerto mont', 'Corte de Apelaciones de Puerto Montt'],
    ['ica valparaizo', 'Corte de Apelaciones de Valparaíso'],
    ['cote suprema despido', 'Corte Suprema'],
    ['juzgado de famila de temuco', 'Juzgado de Familia de Temuco'],
    ['tribunal constitusional', 'Tribunal Constitucional'],
  ])('reads %s', (query, name) => {
    expect(names(query)).toEqual([name])
  })

  it.each([
    ['receptación jdo garantía', 'Juzgado de Garantía'],
    ['cuidado personal, juzgado de familia', 'Juzgado de Familia'],
    ['feriado proporcional juzgado de letras del trabajo 2023', 'Juzgado de Letras del Trabajo'],
    ['pagaré prescrito juzgado civil rechaza', 'Juzgado Civil'],
    ['microtráfico TOP absuelve', 'Tribunal de Juicio Oral en lo Penal'],
  ])('reads a kind of court without its city in %s', (query, name) => {
    expect(names(query)).toEqual([name])
  })

  it.each([
    'demanda presentada ante juzgado de familia',
    'incompetencia juzgado de letras del trabajo',
    'resolución de juzgado de garantía',
    'reclamo contra juez de garantía',
    'infracción al tránsito juzgado de policía local',
    'chocó en el top 10',
  ])('reads none in %s', (query) => {
    expect(names(query)).toEqual([])
  })

  it('reads a list of courts of appeal', () => {
    expect(names('cortes de apelaciones de Santiago, Talca y La Serena, despido')).toEqual([
      'Corte de Apelaciones de Santiago',
      'Corte de Apelaciones de Talca',
      'Corte de Apelaciones de La Serena',
    ])
  })

  it('tells the place of a misspelt court in the query', () => {
    const query = 'isapre corte de apelacions de puerto mont 2022'
    expect(findCourts(query).map(({ from, to }) => query.slice(from, to))).toEqual(['corte de apelacions de puerto mont'])
  })

  it('tells a court that decides from a party', () => {
    const plainIn = (query: string): boolean[] => findCourts(query).map(({ plain }) => plain)
    for (const query of ['despido Corte Suprema', 'dictámenes de la Contraloría', 'dictamen confianza legítima contraloría'])
      expect(plainIn(query), query).toEqual([true])
    for (const query of ['protección contra Contraloría', 'toma de razón Contraloría', 'funcionario de la Corte Suprema'])
      expect(plainIn(query), query).toEqual([false])
  })

  it('takes a body at the edge of a search for its own, unless an operator or a case of courts stands beside it', () => {
    const name = 'Superintendencia de Seguridad Social'
    expect(findCourts('licencia médica suseso')).toMatchObject([{ name, plain: false, isWordToo: true }])
    expect(findCourts('suseso licencia médica')).toMatchObject([{ name, plain: true, isWordToo: false }])
    expect(findCourts('suseso exámenes ocupacionales O preocupacionales')).toMatchObject([{ name, plain: true }])
    for (const query of ['suseso O compin licencia', 'protección licencia suseso', 'licencia médica contra suseso'])
      expect(names(query), query).toEqual([])
  })

  it.each([
    ['¿qué dictámenes tiene la Superintendencia de Pensiones sobre el conviviente civil?', 'Superintendencia de Pensiones'],
    ['dictamen superpensiones herencia', 'Superintendencia de Pensiones'],
    ['qué oficios ha emitido la CMF sobre desgravamen', 'Comisión para el Mercado Financiero'],
    ['resoluciones exentas de la SEC sobre compensaciones', 'Superintendencia de Electricidad y Combustibles'],
    ['decisiones de amparo del Consejo para la Transparencia', 'Consejo para la Transparencia'],
    ['instrucciones de la Superintendencia de Educación sobre matrícula', 'Superintendencia de Educación'],
    ['circulares DDU densidad', 'División de Desarrollo Urbano'],
    ['¿qué ha dicho la Superintendencia de Salud sobre el GES?', 'Superintendencia de Salud'],
    ['resolución FNE archivo farmacias 2019', 'Fiscalía Nacional Económica'],
    ['resolución SMA multa reclamación tribunal ambiental', 'Tribunal Ambiental'],
    ['la SISS multó a la sanitaria', ''],
    ['protección contra la Superintendencia de Educación', ''],
    ['dictamen de quien sea sobre viáticos', ''],
  ])('takes a body without a source for its documents alone: «%s»', (query, expected) => {
    expect(names(query).join()).toBe(expected)
  })

  it('finds no court in other uses of the words', () => {
    for (const query of [
      'corte de luz',
      'corte del camino',
      'cortes de suministro de agua',
      'tribunal arbitral',
      'juzgado de garantía de turno',
      'la corte rechaza',
      'juzgado de familia pensión de alimentos',
      'suprema tallas limitada',
      'zona norte de santiago',
      'denuncia al sernac',
      'denuncia contra cgr',
      'corte de talla',
      'cosa juzgada de familia',
    ])
      expect(names(query), query).toEqual([])
  })
})

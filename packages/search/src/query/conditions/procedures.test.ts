import { describe, expect, it } from 'vitest'
import { demandedLine, sortedLine } from '../../testing/demanded.ts'

describe('procedures of courts of first instance', () => {
  it.each([
    [
      'tutela laboral acogida parcialmente juzgado de letras del trabajo de Talca',
      'resultado:acoge_parcial · tribunal:Juzgado de Letras del Trabajo de Talca · recurso:tutela',
    ],
    [
      'tutela laboral acogida en parte 1° JLT Santiago',
      'resultado:acoge_parcial · tribunal:1º Juzgado de Letras del Trabajo de Santiago · recurso:tutela',
    ],
    [
      'tutela laboral acogida en parte Jdo. Trabajo Valdivia 2022',
      'resultado:acoge_parcial · tribunal:Juzgado de Letras del Trabajo de Valdivia · fecha:2022 · recurso:tutela',
    ],
    [
      'solo acogidas: tutela por acoso sexual, jlt la serena',
      'resultado:acoge · tribunal:Juzgado de Letras del Trabajo de La Serena · recurso:tutela',
    ],
    ['tutela', 'recurso:tutela'],
    ['tutela laboral bodeguero licencia médica', 'recurso:tutela'],
    ['tutela de derechos fundamentales', 'recurso:tutela'],
    ['despido tutela 2022 Chillán', 'recurso:tutela · fecha:2022 · tribunal:Chillán'],
    ['jlt stgo tutela 2022', 'recurso:tutela · tribunal:Juzgado de Letras del Trabajo de Santiago · fecha:2022'],
    ['tutela Y "lista negra" NO sindicato', 'recurso:tutela'],
    ['prácticas antisindicales reemplazo huelga', 'recurso:práctica antisindical'],
    ['monitorio laboral feriado Puerto Montt', 'recurso:procedimiento monitorio · tribunal:Puerto Montt'],
    ['reclamación judicial de multa', 'recurso:reclamo de multa'],
    ['reclamo judicial multa inspección del trabajo', 'recurso:reclamo de multa'],
  ])('are demanded: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it.each([
    ['tutela judicial efectiva', ''],
    ['tutela del consumidor', ''],
    ['tutela laboral bodeguero Corte Suprema', 'tribunal:Corte Suprema'],
    ['recurso de nulidad tutela bodeguero', 'recurso:nulidad'],
    ['empresa sancionada por prácticas antisindicales postula a un contrato público', ''],
    ['quiero presentar una tutela laboral', ''],
    ['perdí la tutela y no sé qué hacer', ''],
    ['acoso -tutela', ''],
  ])('are none of what courts above decide, of a plan or of another thing: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })
})

describe('a consulta before the court of free competition', () => {
  const court = 'tribunal:Tribunal de Defensa de la Libre Competencia'
  it.each([
    ['tdlc bases de licitación de aseo consulta', `${court} · recurso:consulta`],
    ['tdlc consulta sobre fusión de cines 2017', `${court} · recurso:consulta · fecha:2017`],
    ['TDLC no contencioso tarifas portuarias', `${court} · recurso:consulta`],
    ['consulta indígena parque eólico tribunal ambiental', 'tribunal:Tribunal Ambiental'],
  ])('is demanded where it is a proceeding: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })
})

describe('a question about an appeal in general', () => {
  it.each([
    '¿Procede el recurso de protección contra un club deportivo?',
    '¿Cabe un recurso de queja contra el árbitro?',
    '¿Cuándo procede el recurso de nulidad laboral?',
    'se puede presentar un recurso de protección contra el colegio?',
    '¿sirve un amparo si me prohíben salir del país?',
  ])('demands none: «%s»', (query) => {
    expect(demandedLine(query)).toBe('')
  })

  it('is none where rulings are asked for that say so', () => {
    expect(demandedLine('fallos que digan que procede el recurso de protección contra un club')).toBe('recurso:protección')
  })
})

describe('chambers and courts below', () => {
  it.each([
    ['resoluciones de la segunda sala de Talca de 2022', 'sala:Segunda Sala · tribunal:Corte de Apelaciones de Talca · fecha:2022'],
    [
      'El banco embargó un auto ajeno y el 1º civil de Talca rechazó la nulidad. Segunda sala de Talca.',
      'sala:Segunda Sala · tribunal:Corte de Apelaciones de Talca',
    ],
    ['Me despidieron estando embarazada. Tercera sala de la Suprema.', 'sala:Tercera Sala · tribunal:Corte Suprema'],
    ['No me concedieron la apelación por llegar tarde. Mi profesora pide al menos un recurso de hecho.', 'recurso:hecho'],
    ['Le embargaron el sueldo por una deuda de otro. Pido apelaciones de 2023', 'recurso:apelación · fecha:2023'],
    ['caída en escalera mecánica JPL confirmada 2022', 'origen:Juzgado de Policía Local · resultado:confirma · fecha:2022'],
    ['"derecho de agua" AND (Copiapó OR Antofagasta) AND confirmada', 'tribunal:Copiapó · tribunal:Antofagasta · resultado:confirma'],
    ['(Arica OR Iquique OR Antofagasta) AND "ley de drogas"', 'tribunal:Arica · tribunal:Iquique · tribunal:Antofagasta'],
    ['sentencia JPL confirmada ICA Talca', 'origen:Juzgado de Policía Local · resultado:confirma · tribunal:Corte de Apelaciones de Talca'],
    [
      'multa por atraso reclamación judicial acogida JLT Arica',
      'recurso:reclamo de multa · resultado:acoge · tribunal:Juzgado de Letras del Trabajo de Arica',
    ],
    ['Valdivia Y humedal Y acogida', 'tribunal:Valdivia · resultado:acoge'],
    ['SUSESO Y "licencia maternal" Y 2023', 'tribunal:Superintendencia de Seguridad Social · fecha:2023'],
    ['multa confirmada JLT Santiago', 'tribunal:Juzgado de Letras del Trabajo de Santiago · resultado:confirma'],
    ['busco casaciones en la forma o en el fondo de 2023', 'recurso:casación · fecha:2023'],
  ])('are demanded: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })
})

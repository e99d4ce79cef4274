import { describe, expect, it } from 'vitest'
import { demandedLine, sortedLine } from '../../testing/demanded.ts'
import { parseQuery } from '../parse-query.ts'

describe('outcomes and years of something else than the ruling', () => {
  it.each([
    [
      'apelación medida de internación revocada antes de cumplirse CS rechaza',
      'recurso:apelación · tribunal:Corte Suprema · resultado:rechaza',
    ],
    [
      'apelación revocada CS rechaza casación',
      'recurso:apelación · recurso:casación · resultado:rechaza · resultado:revoca · tribunal:Corte Suprema',
    ],
    [
      'protección demora permanencia temporal temuco acogida entre marzo y mayo de 2023',
      'recurso:protección · resultado:acoge · tribunal:Temuco · fecha:2023-03..2023-05',
    ],
    [
      'reclamo multa inspección del trabajo descanso semanal acogido jueza Soto',
      'recurso:reclamo de multa · resultado:acoge · ministro:Soto',
    ],
    ['recurso de hecho incidente de abandono rechazado', 'recurso:hecho'],
    [
      'protección cerco eléctrico sin autorización corte de apelaciones de talca rechazada',
      'recurso:protección · tribunal:Corte de Apelaciones de Talca · resultado:rechaza',
    ],
    ['torturado en 1974, demanda al fisco acogida, rechazadas las excepciones', ''],
    [
      'tta rancagua ha lugar reclamo 2017',
      "recurso:reclamación · resultado:acoge · fecha:2017 · tribunal:Tribunal Tributario y Aduanero de la Región del Libertador General Bernardo O'Higgins",
    ],
    ['me rechazan licencias por lumbago', ''],
    ['revisión condena receptación nuevos antecedentes', 'recurso:revisión'],
    ['revisión 473 CPP testigo que se retracta', 'recurso:revisión'],
    ['473 CPP revisión testigo que se retracta', 'recurso:revisión'],
    ['revisión de la pensión de alimentos', ''],
    ['caída de muros terremoto 2010 constructora', ''],
    ['desaparecido 1974 indemnización fisco', ''],
    ['corte suprema 1985 amparo', 'recurso:amparo · tribunal:Corte Suprema · fecha:1985'],
    [
      'demanda contra el Fisco por detención ilegal, caducidad rechazada, 3º Juzgado Civil de Temuco',
      'tribunal:3º Juzgado Civil de Temuco',
    ],
    ['excepción de caducidad rechazada, 3º Juzgado Civil de Temuco', 'resultado:rechaza · tribunal:3º Juzgado Civil de Temuco'],
    [
      'recurso de hecho acogido, ICA Talca, apelación de la medida precautoria',
      'recurso:hecho · resultado:acoge · tribunal:Corte de Apelaciones de Talca',
    ],
  ])('are not demanded beside what is: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it.each([
    'mi cliente trabajó en la mina, entre 1995 y 2016, para varios contratistas, y quedó sordo',
    'recurso de hecho, apelación de la medida precautoria',
    'daños por el terremoto 2010',
  ])('are not preferred: «%s»', (query) => {
    expect(parseQuery(query).chips.filter(({ modo }) => modo === 'preferir')).toEqual([])
  })
})

describe('decisions that neither grant nor deny', () => {
  it.each([
    [
      'busco resoluciones de la Suprema que remitan la nulidad a la corte de apelaciones',
      'recurso:nulidad · resultado:otro · tribunal:Corte Suprema',
    ],
    [
      'omite pronunciamiento protección isapre corte de valdivia',
      'recurso:protección · resultado:otro · tribunal:Corte de Apelaciones de Valdivia',
    ],
    [
      'incompetencia amparo ICA Talca enero 2024',
      'recurso:amparo · resultado:otro · tribunal:Corte de Apelaciones de Talca · fecha:2024-01',
    ],
    [
      'abandono recurso nulidad laboral CA Iquique',
      'recurso:nulidad laboral · resultado:abandonado · tribunal:Corte de Apelaciones de Iquique',
    ],
    ['consulta femicidio aprobada ICA Temuco', 'recurso:consulta · resultado:confirma · tribunal:Corte de Apelaciones de Temuco'],
  ])('are demanded: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it.each([
    'opuse excepción de incompetencia y el juzgado la rechazó',
    'el juez omitió pronunciamiento sobre mi demanda reconvencional, ¿qué recurso tengo?',
    'abandono del procedimiento gestión útil seis meses',
    'la fiscalía remitió los antecedentes a la corte y no sé nada más',
  ])('are words elsewhere: «%s»', (query) => {
    expect(demandedLine(query)).not.toContain('resultado:')
  })
})

it('a year that is guessed is preferred', () => {
  expect(demandedLine('busco la sentencia del TDLC contra una cadena de farmacias, creo que es de 2012')).toBe(
    'tribunal:Tribunal de Defensa de la Libre Competencia',
  )
})

describe('courts by what they hear, and what is declared of a dismissal', () => {
  it.each([
    ['busco sentencias de juicio oral que condenen por porte de arma', 'resultado:condena · tribunal:Tribunal de Juicio Oral en lo Penal'],
    ['necesito sentencias del trabajo que dejen sin efecto la multa', 'resultado:acoge · tribunal:Juzgado de Letras del Trabajo'],
    ['me despidieron por ausencias en 2022. Busco fallos que declaren injustificado el despido', 'resultado:acoge'],
    ['lo echaron sin pagarle las cotizaciones. Necesito sentencias que declaren nulo el despido', 'resultado:acoge'],
    [
      'lo detuvieron en la calle con un arma, porte ilegal de arma, condena garantía Antofagasta marzo 2023',
      'fecha:2023-03 · resultado:condena · tribunal:Juzgado de Garantía de Antofagasta',
    ],
  ])('are demanded: «%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it.each([
    'el juzgado declaró injustificado el despido y no me pagan',
    'me quitaron los beneficios con una ley posterior, la Suprema ya ha acogido casos parecidos',
    'la causa va a juicio oral en abril y mi hijo sigue preso',
    'apelé fuera de plazo y me temo que la corte declare inadmisible la apelación',
  ])('are not where they are told: «%s»', (query) => {
    expect(demandedLine(query)).toBe('')
  })
})

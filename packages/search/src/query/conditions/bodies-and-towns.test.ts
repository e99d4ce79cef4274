import { describe, expect, it } from 'vitest'
import { demandedLine, sortedLine } from '../../testing/demanded.ts'
import { parseQuery } from '../parse-query.ts'

describe('bodies in notes', () => {
  it.each([
    ['licencia médica rechazada - SUSESO 2021', 'tribunal:Superintendencia de Seguridad Social · fecha:2021'],
    ['reposo lumbar isapre - SUSESO', 'tribunal:Superintendencia de Seguridad Social'],
    ['servicios mínimos clínica DT reg metropolitana posterior a 2017', 'tribunal:Dirección del Trabajo · fecha:2018..'],
    ['preexistencia isapre Intendencia 2019', 'tribunal:Superintendencia de Salud · fecha:2019'],
    ['preexistencia no declarada isapre Intendencia arbitro... 2017-18', 'tribunal:Superintendencia de Salud · fecha:2017..2018'],
    [
      '¿hay alguna resolución del Consejo para la Transparencia de 2021 que ordene entregar correos?',
      'tribunal:Consejo para la Transparencia · fecha:2021 · resultado:acoge',
    ],
  ])('«%s»', (query, expected) => {
    expect(demandedLine(query)).toContain(sortedLine(expected))
  })
})

describe('towns and courts as operands', () => {
  it.each([
    ['huelga AND bloqueo AND Calama', 'tribunal:Calama'],
    ['huelga AND acceso faena AND Calama NOT (2019 OR 2020)', 'tribunal:Calama'],
    ['Osorno Y "cuidado personal" Y (2022 O 2023)', 'tribunal:Osorno'],
    ['protección Y isapre Y (Pto Montt O Concepción)', 'tribunal:Puerto Montt'],
    ['protección AND agua AND (Copiapó OR "La Serena")', 'tribunal:Copiapó'],
  ])('«%s»', (query, expected) => {
    expect(demandedLine(query)).toContain(expected)
  })

  it.each([
    ['dictamen AND plan regulador AND Suprema AND revocatoria', 'resultado'],
    ['colusión + pollos + Corte Suprema + reclamación', 'recurso'],
  ])('requires of «%s» the %s', (query, kind) => {
    expect(parseQuery(query).chips.some(({ tipo, modo }) => tipo === kind && modo !== 'preferir')).toBe(true)
  })

  it('leaves what an isapre rejected to the facts', () => {
    expect(demandedLine('suseso licencia médica chofer rechazada por isapre')).toBe('tribunal:Superintendencia de Seguridad Social')
  })

  it.each(['quiebra AND acción AND Suprema AND revocatoria', 'crédito fiscal + TTA Valparaíso - 2014'])(
    'demands neither outcome nor date of «%s»',
    (query) => {
      expect(demandedLine(query)).not.toMatch(/resultado|fecha/u)
    },
  )

  it('reads a city that is a piece of a note', () => {
    expect(demandedLine('libertad condicional. CONCEPCION. abril-octubre 2023. revocados')).toContain('tribunal:Concepción')
  })

  it('reads an appeal with one letter wrong', () => {
    expect(demandedLine('dicom deuda prescrita Temuco protecion acojida')).toBe(
      sortedLine('tribunal:Temuco · recurso:protección · resultado:acoge'),
    )
  })
})

describe('what an account asks for', () => {
  const account = 'La jefa me gritaba y la Inspección archivó mi denuncia. '
  it.each([
    [
      'A mí me pidieron solo sentencias de Puerto Montt u Osorno que hayan rechazado la tutela.',
      ['tribunal:Puerto Montt', 'resultado:rechaza'],
    ],
    [
      'Me interesan los recursos de reclamación que haya fallado la Corte de Copiapó.',
      ['recurso:reclamación', 'tribunal:Corte de Apelaciones de Copiapó'],
    ],
    [
      'Si hay algo de la Corte de San Miguel, tráigalo, con resultado de acogido.',
      ['tribunal:Corte de Apelaciones de San Miguel', 'resultado:acoge'],
    ],
    [
      'Quiero pronunciamientos de la SUSESO favorables al trabajador.',
      ['tribunal:Superintendencia de Seguridad Social', 'resultado:acoge'],
    ],
  ])('«%s»', (request, expected) => {
    for (const each of expected) expect(demandedLine(`${account}${request}`)).toContain(each)
  })

  it.each([
    'Desde 2009 la fábrica descarga polvo sobre las casas. Los vecinos demandan y nuestro seguro se niega a cubrir porque la póliza venció.',
    'Nos multó la Inspección por jornada y el juzgado dejó la multa igual. No nos sirven fallos de Iquique.',
    'Comisión de Libertad Condicional, sesión de octubre de 2023, niega por informe psicosocial. La Corte rechaza el amparo. La Suprema a veces revoca, a veces no.',
  ])('demands nothing of «%s»', (query) => {
    expect(demandedLine(query)).toBe('')
  })
})

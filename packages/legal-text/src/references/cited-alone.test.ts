import { describe, expect, it } from 'vitest'
import { findRulingCitations } from './find-ruling-citations.ts'

const read = (text: string, isBrief = true): string[] =>
  findRulingCitations(text, { isBrief }).map(({ docket, court, caption }) =>
    [`${docket?.number}-${docket?.year}`, court === 'own' ? 'own' : court?.name, caption].filter((part) => part != null).join(' · '),
  )

describe('a sign alone before a number', () => {
  it.each([
    'Igual cosa se dijo en N° 4.826-2021.',
    'Un caso parecido es el de Nº 4.826-2021.',
    'El lector encontrará más antecedentes en Nº 4.826-2021.',
    'Consúltese además Nº 4.826-2021.',
    'Véase, por todos, N° 4.826-2021.',
    'Agregamos a la lista N° 4.826-2021.',
    'En igual sentido: N° 4.826-2021.',
    'Así lo resolvió en N° 4.826-2021.',
    'El criterio de N° 4.826-2021 es otro.',
    'Cfr. N° 4.826-2021.',
  ])('is of a ruling where the words before it cite one: %s', (text) => {
    expect(read(text)).toEqual(['4826-2021'])
  })

  it.each([
    'La póliza N° 2230-2007 cubre los daños.',
    'Véase el plano N° 2230-2007.',
    'Consta en el permiso N° 2230-2007.',
    'Según se lee en N° 2230-2007 del Registro de Propiedad.',
    'El formulario dice N° 45-20.',
  ])('is of something else: %s', (text) => {
    expect(read(text)).toEqual([])
  })
})

describe('an action of the Tribunal Constitucional beside its number', () => {
  it.each([
    'lo resuelto el 25-02-2025 en «Soto con Vera» (Rol INA 14.841-22)',
    'la causa « Soto con Vera », Rol INA 14.841-22',
    'Rol INA N° 14.841-22, «Soto con Vera»',
    'INA 14.841-22 («Soto con Vera»)',
    'causa rol INA N° 14.841 de 2022, «Soto con Vera»',
    'Rol 14.841-22-INA, «Soto con Vera»',
    'Rol N° 14.841-22 INA, «Soto con Vera»',
    'Rol CCO-14.841-22, «Soto con Vera»',
  ])('names its court: %s', (text) => {
    expect(read(text)).toEqual(['14841-2022 · Tribunal Constitucional · Soto con Vera'])
  })
})

it('a list may begin with a number that looks like a year', () => {
  const court = 'Corte de Apelaciones de Concepción'
  expect(read('los fallos de la Corte de Concepción en 1955-2019, 6.566-2010 y 6985-2016')).toEqual([
    `1955-2019 · ${court}`,
    `6566-2010 · ${court}`,
    `6985-2016 · ${court}`,
  ])
  expect(read('la jurisprudencia de la Corte de Concepción en 2015-2019 y 2020-2022')).toEqual([])
})

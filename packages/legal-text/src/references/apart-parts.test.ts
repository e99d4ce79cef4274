import { describe, expect, it } from 'vitest'
import { findRulingCitations } from './find-ruling-citations.ts'

const read = (text: string): string[] =>
  findRulingCitations(text, { isBrief: true }).map(({ docket, court, decidedOn, caption }) =>
    [`${docket?.number}-${docket?.year}`, court === 'own' ? 'own' : court?.name, decidedOn, caption]
      .filter((part) => part != null)
      .join(' · '),
  )

describe('parts of a citation that stand apart', () => {
  it.each([
    ['Rol N° 6521-2013 (Corte de Apelaciones - Chillán), de 28.03.2013.', ['6521-2013 · Corte de Apelaciones de Chillán · 2013-03-28']],
    [
      'Léase 15 de marzo de 2016 / Corte de Apelaciones – La Serena / Rol Nº284-2016, que lo explica.',
      ['284-2016 · Corte de Apelaciones de La Serena · 2016-03-15'],
    ],
    ['Juzgado de Garantía - Colina, RIT O-1234-2019.', ['1234-2019 · Juzgado de Garantía de Colina']],
    ['Rol Corte N° 73.351-2023 (C. Suprema de Justicia), de 15.02.2023.', ['73351-2023 · Corte Suprema · 2023-02-15']],
    ['C. Suprema de Justicia, roles 20427-2016 y 55302-2012.', ['20427-2016 · Corte Suprema', '55302-2012 · Corte Suprema']],
    [
      "[1] Juzgado de Letras del Trabajo de Talca. 'Pérez / Maderas SpA'. O-8527-2013. 03/09/2013.",
      ['8527-2013 · Juzgado de Letras del Trabajo de Talca · 2013-09-03 · Pérez / Maderas SpA'],
    ],
    [
      'Así, entre otras, Sexto Tribunal de Juicio Oral en lo Penal de Santiago. "Ministerio Público c/ Ana Soto". RIT O-45-2024. 20/03/2025.',
      ['45-2024 · 6º Tribunal de Juicio Oral en lo Penal de Santiago · 2025-03-20 · Ministerio Público c/ Ana Soto'],
    ],
    [
      '• I. C. de Apelaciones de Talca. “SOTO / ROJAS”. ROL 289-2022. 07-12-2022',
      ['289-2022 · Corte de Apelaciones de Talca · 2022-12-07 · SOTO / ROJAS'],
    ],
    [
      'Así lo resolvió la Corte de Apelaciones de Talca. «Soto con Rojas», rol 45-2020, de la Corte de Apelaciones de Chillán.',
      ['45-2020 · Corte de Apelaciones de Chillán · Soto con Rojas'],
    ],
    [
      'la resolución dictada en rol N° 14992-2012 por la C.A. de Talca > la sentencia rol N° 25591-2013, que la Corte Suprema pronunció',
      ['14992-2012 · Corte de Apelaciones de Talca', '25591-2013 · Corte Suprema'],
    ],
    [
      'Es sabido: “así lo manda la ley” [cfr. Corte de Apelaciones de Talca en "Soto con Rojas Limitada" (rol 45-2020)].',
      ['45-2020 · Corte de Apelaciones de Talca · Soto con Rojas Limitada'],
    ],
    ['Según el considerando séptimo de la sentencia C-67-2019 del 1º Juzgado Civil de Chillán.', ['67-2019 · 1º Juzgado Civil de Chillán']],
    [
      'Corte de Apelaciones de Talca, rol N° 45-2014, fallo de 21 de abril de 2014, en alzada de Juzgado de Letras del Trabajo de Curicó (causa RIT O-55-2013)',
      ['45-2014 · Corte de Apelaciones de Talca · 2014-04-21', '55-2013 · Juzgado de Letras del Trabajo de Curicó'],
    ],
    ['El dictamen N° 61.583, año 2008, de la CGR.', ['61583-2008 · Contraloría General de la República']],
    [
      'El dictamen N° 28.575 de 2001, de la CGR (028575N01).',
      ['28575-2001 · Contraloría General de la República', '28575-2001 · Contraloría General de la República'],
    ],
    ['La causa RIT ES-19-00014-2016 terminó así.', ['14-2016 · Tribunal Tributario y Aduanero']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

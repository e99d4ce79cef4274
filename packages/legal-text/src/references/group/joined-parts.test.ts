import { describe, expect, it } from 'vitest'
import { findRulingCitations } from '../find-ruling-citations.ts'

const read = (text: string): string[] =>
  findRulingCitations(text, { isBrief: true }).map(({ docket, court, decidedOn, caption, ruc }) =>
    [`${docket?.number}-${docket?.year}`, court === 'own' ? 'own' : court?.name, decidedOn, caption, ruc]
      .filter((part) => part != null)
      .join(' · '),
  )
const talca = 'Corte de Apelaciones de Talca'

describe('parts of a citation that a clause joins', () => {
  it.each([
    ['Léase rol N° 45-2020, que se vio ante la C. Apel. de Talca.', [`45-2020 · ${talca}`]],
    ['Léase el pleito «Soto con Vera», rol 45-2020, que terminó ante la Corte de Talca.', [`45-2020 · ${talca} · Soto con Vera`]],
    ['El rol 45-2020, que lleva por carátula «Soto con Vera» y conoció la CA-Talca.', [`45-2020 · ${talca} · Soto con Vera`]],
    ['La sentencia del 3 de mayo de 2021 que la C.Ap. Talca libró en Ing. N° 45-2020.', [`45-2020 · ${talca} · 2021-05-03`]],
    [
      'La sentencia que lleva fecha 3 de mayo de 2021 y que la CS de Chile pronunció en los autos rol 45-2020.',
      ['45-2020 · Corte Suprema · 2021-05-03'],
    ],
    ['El expediente rol N° 45-2020, donde la E.C. Suprema sentenció el 3 de mayo de 2021.', ['45-2020 · Corte Suprema · 2021-05-03']],
    ['Corte de Apelaciones [Talca], rol 45-2020, cuya sentencia lleva fecha 3 de mayo de 2021.', [`45-2020 · ${talca} · 2021-05-03`]],
    [
      'La causa que el Juzgado de Familia de Arica registra como RIT C-45-2020 y RUC 12-4-0473344-3.',
      ['45-2020 · Juzgado de Familia de Arica · 12-4-0473344-3'],
    ],
    [
      'RIT C-45-2020, cuyo RUC es 12-4-0473344-3, del Juzgado de Familia de Arica.',
      ['45-2020 · Juzgado de Familia de Arica · 12-4-0473344-3'],
    ],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it.each([
    'Léase rol N° 45-2020, que confirmó la Corte de Talca.',
    'Léase rol N° 45-2020, que citó la Corte de Talca.',
    'Léase rol N° 45-2020, recurso que nació de la Corte de Talca.',
  ])('takes no court that does something to the ruling of another: %s', (text) => {
    expect(read(text)).toEqual(['45-2020'])
  })
})

it('leaves a day to the ruling that was given on it', () => {
  expect(read('Corte de Talca, rol 45-2020, 3 de mayo de 2021, respecto de Juzgado de Familia de Arica, fallo RIT C-12-2019.')).toEqual([
    `45-2020 · ${talca} · 2021-05-03`,
    '12-2019 · Juzgado de Familia de Arica',
  ])
})

describe('parts of a citation written as a record', () => {
  it.each([
    [
      'Partes: «Soto/Vera»; tribunal: Corte de Apelaciones de Talca; individualización: rol 45-2020; fecha: 3 de mayo de 2021.',
      [`45-2020 · ${talca} · 2021-05-03 · Soto/Vera`],
    ],
    ['Tribunal: CA. de Talca; individualización: rol de ingreso Nº 5.577/2023.', [`5577-2023 · ${talca}`]],
    ['De: el expediente rol 45-2020 del Juzgado de Letras de Colina\nTexto: nada.', ['45-2020 · Juzgado de Letras de Colina']],
    ['«Soto con Vera» [rol 45-2020] – Corte de Talca, 3 de mayo de 2021.', [`45-2020 · ${talca} · 2021-05-03 · Soto con Vera`]],
    ['Ojo con Corte de Talca, rol 45-2020: es lo primero.', [`45-2020 · ${talca}`]],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('numbers and years', () => {
  it.each([
    ['Corte Suprema, rol 45 - año 2020.', ['45-2020 · Corte Suprema']],
    ['Corte Suprema, Rol N° 1.796, ingreso de 2025.', ['1796-2025 · Corte Suprema']],
    ['Corte Suprema (causa N° 3.011 de 2005).', ['3011-2005 · Corte Suprema']],
    ['Los fallos de la C.Ap.\nTalca: roles 45-2020 y\n46-2020.', [`45-2020 · ${talca}`, `46-2020 · ${talca}`]],
    ['Los fallos de la Corte de Talca:\nroles 45-2020 y 46-2020.', [`45-2020 · ${talca}`, `46-2020 · ${talca}`]],
    ['Juzgado de Familia de Arica, C 4284-2001.', ['4284-2001 · Juzgado de Familia de Arica']],
    ['El dictamen N° 68.290 – 2012 de la CGR.', ['68290-2012 · Contraloría General de la República']],
    [
      'La CGR, dictamen que lleva el N° 57.220 y es de 7 de mayo de 2015.',
      ['57220-2015 · Contraloría General de la República · 2015-05-07'],
    ],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { findRulingCitations } from './find-ruling-citations.ts'

/** «T-1-2020 · Corte Suprema · 2021-05-03», as a brief cites. */
const read = (text: string): string[] =>
  findRulingCitations(text, { isBrief: true }).map(({ docket, bareNumber, court, decidedOn, caption, ruc }) => {
    const letter = docket?.letter == null ? '' : `${docket.letter}-`
    const number = docket === null ? `${bareNumber}` : `${letter}${docket.number}-${docket.year}`
    return [number, court === 'own' ? 'own' : court?.name, decidedOn, caption, ruc].filter((part) => part != null).join(' · ')
  })

const talca = 'Corte de Apelaciones de Talca'

describe('a number with its mark beside a court', () => {
  it.each([
    [`Así lo dijo la ${talca}, IC N° 412-2021, en un caso de agua.`, [`412-2021 · ${talca}`]],
    [`El muelle: IC N° 412-2021 [Corte de Talca].`, [`412-2021 · ${talca}`]],
    [`${talca}, IC N° 412-2021, 5.118-2022 y 77-2023.`, [`412-2021 · ${talca}`, `5118-2022 · ${talca}`, `77-2023 · ${talca}`]],
    [`${talca}, roles N.os 41-2021, 5.118-2022 y 77-2023.`, [`41-2021 · ${talca}`, `5118-2022 · ${talca}`, `77-2023 · ${talca}`]],
    ['Corte Suprema, autos Ing. Cte. N° 8.412-2006', ['8412-2006 · Corte Suprema']],
    [`${talca}, s. Ing. Cte. N° 412-2021`, [`412-2021 · ${talca}`]],
    ['Ver Rol № 41-2009; Corte Suprema; 14 de mayo de 2009.', ['41-2009 · Corte Suprema · 2009-05-14']],
    [`El faro tiene su caso en Nº 12.883-2018; ${talca}; 26 de mayo de 2018.`, [`12883-2018 · ${talca} · 2018-05-26`]],
    [`Compárese Nº 12.883-2018, conocida por la ${talca}.`, [`12883-2018 · ${talca}`]],
    ['Da la pauta Nº 12.883-2018, radicada en la Excma. Corte Suprema, al decir que', ['12883-2018 · Corte Suprema']],
    [`Igual la Iltma. C. de Apelaciones de Talca Nº 3.138-2016.`, [`3138-2016 · ${talca}`]],
    ['Rol N° O-612-2022 del registro del 6º Juzgado Civil de Santiago', ['O-612-2022 · 6º Juzgado Civil de Santiago']],
    [`el fallo de la ${talca} individualizado como Ingreso de Corte Nº 5708-2021`, [`5708-2021 · ${talca}`]],
    [
      'RIT C-566-2016, RUC N.º 17-4-0656639-9, del Juzgado de Familia de Lota',
      ['C-566-2016 · Juzgado de Familia de Lota · 17-4-0656639-9'],
    ],
  ])('is of that court: %s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it.each([
    [`aquella sentencia de la ${talca} que lleva fecha 29-07-2025 y corresponde al Rol N.º 675-2025`, `675-2025 · ${talca} · 2025-07-29`],
    [
      'el fallo que la Corte Suprema expidió el 20 de mayo de 2006, ingresado bajo el Ing. Cte. N° 3.642-2006',
      '3642-2006 · Corte Suprema · 2006-05-20',
    ],
    ['Tribunal Constitucional; Rol 4695-18, INA; 25 de mayo de 2019', '4695-2018 · Tribunal Constitucional · 2019-05-25'],
    [`«Faro Sur S.A./Vera»; I.C. 57.019-2011; ${talca}. La multa`, `57019-2011 · ${talca} · Faro Sur S.A./Vera`],
  ])('has what a relative clause or a semicolon sets apart: %s', (text, expected) => {
    expect(read(text)).toEqual([expected])
  })

  it('has its own day, not that of the ruling before it', () => {
    expect(
      read(`lo fallado en Rol N° 512-2020 por la ${talca}, a 29 de mayo de 2023; su recurso: Excma. Corte Suprema; R. N° 68.151-2023`),
    ).toEqual([`512-2020 · ${talca} · 2023-05-29`, '68151-2023 · Corte Suprema'])
  })

  it.each(['Además, IC N° 5.046-2023.', 'Al mismo puerto lleva I.C. 5.046-2023.', 'También Ing. Cte. N° 5.046-2023.'])(
    'counts in a brief without a court: %s',
    (text) => {
      expect(read(text)).toEqual(['5046-2023'])
    },
  )

  it('belongs to the next one where that names its own parts', () => {
    expect(read(`«Faro Sur S.A./Vera», rol N° 512-2020; Corte Suprema, rol N° 68.151-2023`)).toEqual([
      '512-2020 · Faro Sur S.A./Vera',
      '68151-2023 · Corte Suprema',
    ])
  })

  it.each([
    'El dictamen signado N° 79242, de 25 de marzo de 2016, emanado de la Contraloría General.',
    'CGR [dictamen signado N° 79.242, de 25 de marzo de 2016]',
  ])('is «signado»: %s', (text) => {
    expect(read(text)).toEqual(['79242-2016 · Contraloría General de la República · 2016-03-25'])
  })

  it('is of a case behind the name of a code that ends a sentence', () => {
    expect(read('Conforme al Código Procesal Penal. RIT: 1404-2023.')).toEqual(['1404-2023'])
  })

  it.each([
    'El expediente sancionatorio D-22-2014 de la Superintendencia del Medio Ambiente tiene el acta.',
    'El lanzamiento se retrasó; el exhorto lleva el N° E-1234-2020 y fue devuelto.',
    'La Contraloría calló. La Circular N° 16, de 2016, y el oficio ordinario N° 8601 del Servicio la suplen.',
    'Fs. 12 contiene el peritaje, código 8585-2014, del perito.',
    'La comunidad consta en el plano N° 7022-2015 del archivo del juzgado.',
  ])('is of no ruling: %s', (text) => {
    expect(read(text)).toEqual([])
  })
})

import { expect, it } from 'vitest'
import { findRulingCitations } from './find-ruling-citations.ts'

const read = (text: string): string[] =>
  findRulingCitations(text, { isBrief: true }).map(({ docket, court, decidedOn, caption }) =>
    [
      docket === null ? '' : `${docket.letter ?? ''}${docket.number}-${docket.year}`,
      court === null || court === 'own' ? court : court.name,
      decidedOn,
      caption,
    ]
      .filter((part) => part !== null && part !== '')
      .join(' · '),
  )

it.each([
  ['Véase rol 526-2021. Corte de Apelaciones de La Serena. Es lo que pedimos.', ['526-2021 · Corte de Apelaciones de La Serena']],
  [
    'Se cita el rol N° 942-2020. C.A. de Talca. Sentencia de 15 de febrero de 2021. Nada más.',
    ['942-2020 · Corte de Apelaciones de Talca · 2021-02-15'],
  ],
  ['Así el Ingreso N° 58457-2019. Corte Suprema de Justicia. Pedimos lo mismo.', ['58457-2019 · Corte Suprema']],
  ['Es la causa rol 10-2020. Corte de Talca. Rol 11-2020.', ['10-2020', '11-2020 · Corte de Apelaciones de Talca']],
  ['Hay un rol 12-2020. Corte de Talca resolvió otra cosa ayer.', ['12-2020']],
  [
    'Comprobamos Excma. Corte Suprema. Roles 633-2009, 10.005-2021 y 42.752-2019. Eso es todo.',
    ['633-2009 · Corte Suprema', '10005-2021 · Corte Suprema', '42752-2019 · Corte Suprema'],
  ],
  ['La causa rol 15159, guion, 2016, de la Corte Suprema.', ['15159-2016 · Corte Suprema']],
  ['El rol número 10.240 guion 17 guion INA del Tribunal Constitucional.', ['10240-2017 · Tribunal Constitucional']],
  [
    'Corte Suprema. Caso “Peral con Mutual del Farol”. rol número 7451-2006. Sigue.',
    ['7451-2006 · Corte Suprema · Peral con Mutual del Farol'],
  ],
])('reads what each sentence of a citation says: %s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

it.each([
  ['Lo que la Corte de Talca quiso enseñar a todos con el rol 45-2020 vale aquí.', ['45-2020 · Corte de Apelaciones de Talca']],
  ['El rol 45-2020, joya que honra a la Corte de Talca desde aquel 3 de mayo de 2021.', ['45-2020 · Corte de Apelaciones de Talca']],
  ['La Corte de Talca hizo suyo, al confirmarlo, lo que enseña el rol 45-2020.', ['45-2020']],
  ['Así se lee: "de siete de mayo de dos mil catorce" (rol 45-2020 de la Corte de Talca).', ['45-2020 · Corte de Apelaciones de Talca']],
  ['Entre la Corte de Talca y la Corte de Arica se debate lo que enseña el rol 45-2020.', ['45-2020']],
])('takes what stands alone of its kind in the clause of a number: %s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

it.each([
  ['rol 3408 de los ingresados en 2007, de la Corte Suprema', '3408-2007 · Corte Suprema'],
  ['rol 1727 de los del año 2020 de la C. A. Concepción', '1727-2020 · Corte de Apelaciones de Concepción'],
  ['rol 2.771 del ingreso de 2012, Corte de Apelaciones de Copiapó', '2771-2012 · Corte de Apelaciones de Copiapó'],
  ['rol 10525, entrado en 2017, de la C. Supr.', '10525-2017 · Corte Suprema'],
  ['la C. de Aps. Copiapó en el rol «2.226-2024»', '2226-2024 · Corte de Apelaciones de Copiapó'],
  ['RIT (O-748-2013), sentencia que es del 6º Juzgado de Garantía de Santiago', 'O748-2013 · 6º Juzgado de Garantía de Santiago'],
  ['rol [30.746-2013] (E. Corte Suprema, 18 de septiembre de 2013)', '30746-2013 · Corte Suprema · 2013-09-18'],
  ['Corte de Apelaciones (CA) de Rancagua, rol del ingreso N° 5.750-2024', '5750-2024 · Corte de Apelaciones de Rancagua'],
  ['la Corte de Talca rechazó el recurso rol 45-2020 de 3 de mayo de 2021', '45-2020 · Corte de Apelaciones de Talca · 2021-05-03'],
])('reads other forms of years, courts and numbers: %s', (text, expected) => {
  expect(read(text)).toEqual([expected])
})

it('keeps the place of a number between marks', () => {
  const text = 'la C.A. de Talca, rol «2.226-2024», y el rol [33-2020] de la Corte Suprema'
  const cited = findRulingCitations(text, { isBrief: true }).map(({ from, to }) => text.slice(from, to))
  expect(cited).toEqual(['2.226-2024', '33-2020'])
})

it.each([
  'La Corte Suprema, a diferencia de lo que expone el rol 812-2022, sostuvo que el plazo corre.',
  'La Corte Suprema, pese a que el rol 812-2022 dijo otra cosa, mantuvo su criterio.',
  'La Corte de Talca, apartándose del rol 812-2022, acogió el recurso.',
  'La Corte de Talca, aunque el rol 812-2022 diga otra cosa, mantuvo su criterio.',
])('leaves open of which court a ruling is beside which another is told of: %s', (text) => {
  expect(read(text)).toEqual(['812-2022'])
})

it.each([
  ['el juicio del 2º Juzgado de Garantía de Santiago con el RIT (O-8.669-2022) y el RUC 2200868428-9.', ['2200868428-9']],
  ['RUC 12-4-0016251-6, o bien rol núm. P-3.279-2011, del Juzgado de Letras del Trabajo de La Serena.', ['12-4-0016251-6']],
  ['RIT O-7108-2007 del Juzgado de Garantía de Talca; en otra causa, RUC 0200171157-5, se resolvió lo mismo.', [null]],
])('reads the only RUC in the clause of a RIT: %s', (text, expected) => {
  expect(findRulingCitations(text, { isBrief: true }).map(({ ruc }) => ruc)).toEqual(expected)
})

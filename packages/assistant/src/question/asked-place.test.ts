import { expect, it } from 'vitest'
import { namesPlace, placeIn } from './asked-place.ts'

it('reads the one numeral or letter that a question names', () => {
  expect(placeIn('¿Concurre la atenuante del artículo 11 N° 7 del Código Penal?')).toMatchObject({
    article: '11',
    level: 'numeral',
    value: '7',
  })
  expect(placeIn('¿Procede el recargo del artículo 168 letra b) del Código del Trabajo?')).toMatchObject({ level: 'letra', value: 'b' })
  expect(placeIn('¿Concurren las atenuantes del artículo 11 N° 7 y N° 9 del Código Penal?')).toBeNull()
  expect(placeIn('¿Qué atenuantes prevé el artículo 11 del Código Penal?')).toBeNull()
})

it('tells the numeral that is asked for from others of its article, with or without the name of the code', () => {
  const place = placeIn('¿Concurre la atenuante del artículo 11 N° 7 del Código Penal?')
  if (place === null) throw new Error('no place')
  expect(namesPlace('se acoge la minorante del numeral 7 del artículo 11 del Código Penal', place)).toBe('asked')
  expect(namesPlace('se acogen las del artículo 11 N° 6 y 7 del Código Penal', place)).toBe('asked')
  expect(namesPlace('se acoge la del artículo 11N°7', place)).toBe('asked')
  expect(namesPlace('se acoge la del artículo 11 N° 6 del Código Penal', place)).toBe('others')
  expect(namesPlace('a la pena de 11 años y 7 meses', place)).toBe('none')
})

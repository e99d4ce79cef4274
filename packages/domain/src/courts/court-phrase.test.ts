import { expect, it } from 'vitest'
import { courtPhrase, ofCourt } from './court-phrase.ts'

it.each([
  ['Corte Suprema', 'la Corte Suprema', 'de la Corte Suprema'],
  ['C.A. de Talca', 'la C.A. de Talca', 'de la C.A. de Talca'],
  ['CS, rol N° 1-2020', 'la CS, rol N° 1-2020', 'de la CS, rol N° 1-2020'],
  ['TC', 'el TC', 'del TC'],
  ['2º Juzgado Civil de Santiago', 'el 2º Juzgado Civil de Santiago', 'del 2º Juzgado Civil de Santiago'],
  ['Jdo. de Letras de Illapel', 'el Jdo. de Letras de Illapel', 'del Jdo. de Letras de Illapel'],
  ['Tribunal Ambiental de Valdivia', 'el Tribunal Ambiental de Valdivia', 'del Tribunal Ambiental de Valdivia'],
  ['Tercer Tribunal Ambiental', 'el Tercer Tribunal Ambiental', 'del Tercer Tribunal Ambiental'],
  ['1er Juzgado de Letras de Melipilla', 'el 1er Juzgado de Letras de Melipilla', 'del 1er Juzgado de Letras de Melipilla'],
  ['tribunales de Concepción', 'los tribunales de Concepción', 'de los tribunales de Concepción'],
  ['SUSESO', 'SUSESO', 'de SUSESO'],
])('says %s within a sentence', (name, phrase, genitive) => {
  expect([courtPhrase(name), ofCourt(name)]).toEqual([phrase, genitive])
})

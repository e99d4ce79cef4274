import { expect, it } from 'vitest'
import { acknowledgesVoice } from './acknowledged-voice.ts'
import type { Speaker } from './voice.ts'

it.each<[Speaker, string, string, boolean]>([
  ['voto', 'La Corte de Chillán ha resuelto, en el rol 81-2020, que el faro', ', por lo que es nulo', false],
  ['voto', 'En el voto de minoría del rol 81-2020 se lee que', '', true],
  ['voto', 'La Corte dijo en el rol 81-2020 que', '(voto en contra)', true],
  ['voto', 'La ministra señora Luna, en el rol 81-2020, estuvo por acoger, porque', '', true],
  ['prevencion', 'Previene la Corte en el rol 81-2020 que', '', true],
  ['prevencion', 'La Corte resolvió en el rol 81-2020 que', '', false],
  ['parte', 'Lo resuelto por la Corte Suprema en el rol 81-2020:', '', false],
  ['parte', 'En el rol 81-2020 el recurrente sostuvo que', '', true],
  ['parte', 'La demandada alega que la Corte Suprema resolvió en el rol 81-2020 que', '', false],
  ['parte', 'La Corte resolvió el rol 81-2020, donde la actora decía que', '', true],
  ['parte', 'En el rol 81-2020 se lee que', ', según la demandada', true],
  ['parte', 'En el rol 81-2020, el fallo impugnado había recordado que', '', true],
  ['parte', 'Entre las alegaciones del rol 81-2020 está la de que', '', true],
])('%s, «%s … %s»: %s', (speaker, before, behind, expected) => {
  expect(acknowledgesVoice(speaker, before, behind)).toBe(expected)
})

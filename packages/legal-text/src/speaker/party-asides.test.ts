import type { Paragraph } from '@basejuris/domain'
import { expect, it } from 'vitest'
import { findVoices } from './find-voices.ts'

const speakersOf = (...texts: string[]): string[] => {
  const paragraphs = texts.map((text, at): Paragraph => ({ anchor: `p${at}`, text }))
  const voices = findVoices({ kind: 'considerando', title: 'Tercero', paragraphs })
  return paragraphs.map(({ anchor, text }) => {
    const ranges = voices.get(anchor) ?? []
    const letters = ranges.reduce((sum, { from, to }) => sum + to - from, 0)
    return letters * 2 > text.length ? (ranges[0]?.speaker ?? '') : 'tribunal'
  })
}

it('reads what a party says behind words that say nothing of who tells', () => {
  expect(
    speakersOf(
      'TERCERO: Que, como se indicó, la defensa dedujo la causal del artículo 373 letra b) del Código Procesal Penal.',
      'Sostiene que la infracción se produce en el considerando quinto, que tuvo por consumado el hurto.',
    ),
  ).toEqual(['parte', 'parte'])
  expect(
    speakersOf(
      'En la oportunidad prevista por el artículo 343 del Código Procesal Penal, el Ministerio Público señaló que concurre una atenuante.',
    ),
  ).toEqual(['parte'])
})

it('reads what a party has asked for, and returns to the court', () => {
  expect(
    speakersOf(
      'TERCERO: Que el apelante ha solicitado se revoque la resolución apelada y se decrete el sobreseimiento de la causa.',
      'El delito exige dolo, que esta Corte no advierte.',
    ),
  ).toEqual(['parte', 'tribunal'])
  expect(speakersOf('TERCERO: Que la demandada no ha alegado la caducidad, de modo que la acción debe ser acogida.')).toEqual(['tribunal'])
})

it('leaves to a party what it supposes of the court', () => {
  const request = 'TERCERO: Que la defensa solicitó el mínimo de la pena y las penas sustitutivas de la ley.'
  expect(
    speakersOf(request, 'En subsidio, en el evento que el Tribunal estime lo contrario, considera que debe rebajarse la pena en un grado.'),
  ).toEqual(['parte', 'parte'])
  expect(speakersOf(request, 'Tampoco podría agravarse la pena -aun cuando el Tribunal no lo consideró- por el arma.')).toEqual([
    'parte',
    'parte',
  ])
})

it('leaves to an office the filing that it addresses to the court', () => {
  const request = 'TERCERO: Que la reclamada contestó la reclamación y pidió su rechazo.'
  const copied = 'Es importante indicar a S.S. que esta Dirección ha señalado que la jornada exige un lugar apartado.'
  expect(speakersOf(request, copied)).toEqual(['parte', 'parte'])
})

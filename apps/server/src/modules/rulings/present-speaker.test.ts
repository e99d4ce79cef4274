import type { Section } from '@basejuris/domain'
import { describe, expect, it } from 'vitest'
import { labelPassage, presentSpeaker, presentVoice } from './present-speaker.ts'

const party = (role: string | null, reports = false) => presentVoice({ speaker: 'parte', role, reports })?.voz

describe('the label of a party', () => {
  it.each([
    ['demandado', 'Según la parte demandada'],
    ['recurrido', 'Según la parte recurrida'],
    ['requeridas', 'Según la parte requerida'],
    ['actores', 'Alega la parte actora'],
    ['reclamantes', 'Alega la parte reclamante'],
    ['fiscal', 'Según el fiscal'],
    ['los demandados', 'Según los demandados'],
  ])('agrees: %s', (role, label) => expect(party(role)).toBe(label))

  it('names nobody where it is not sure, nor who reports', () => {
    expect(party(null)).toBe('Relata lo alegado por una parte')
    expect(party(null, true)).toBe('Informe pedido por el tribunal')
    expect(party('la recurrida', true)).toBe('Informe pedido por el tribunal')
  })
})

const section = (...texts: string[]): Section => ({
  anchor: 'c1',
  kind: 'considerando',
  number: 1,
  title: '1°',
  paragraphs: texts.map((text, at) => ({ anchor: `p${at}`, text })),
})

it('says of a section what its passages say, and nothing where they differ', () => {
  const one = section('Que la actora sostiene que el faro estaba apagado.', 'Agrega que la demandada lo sabía.')
  const two = section('Que la actora sostiene que el faro estaba apagado.', 'Por su parte, la demandada sostiene que alumbraba.')
  const labels = (of: Section) => of.paragraphs.map(({ anchor, text }) => labelPassage([of], [{ anchor, from: 0, to: text.length }]))
  expect(labels(one)).toEqual(['Alega la actora', 'Alega la actora'])
  expect(presentSpeaker(one)).toMatchObject({ voz: 'Alega la actora' })
  expect(labels(two)).toEqual(['Alega la actora', 'Según la demandada'])
  expect(presentSpeaker(two)).toEqual({})
})

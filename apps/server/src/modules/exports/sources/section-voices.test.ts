import type { Section } from '@basejuris/domain'
import { expect, it } from 'vitest'
import { sectionVoices } from './section-voices.ts'

const considerando = (...texts: string[]): Section => ({
  anchor: 'c1',
  kind: 'considerando',
  number: 1,
  title: '1°',
  paragraphs: texts.map((text, at) => ({ anchor: `p${at}`, text })),
})

it('warns above a section that a party fills', () => {
  const { voice, voices } = sectionVoices(considerando('Primero: Que la demandante sostuvo que el farero encendió la linterna a tiempo.'))
  expect(voice).toBe('Alega la demandante. No es el razonamiento del tribunal.')
  expect(voices).toEqual([])
})

it('labels the paragraphs of others beside those of the court', () => {
  const { voice, voices } = sectionVoices(
    considerando(
      'Primero: Que la demandante sostuvo que el farero encendió la linterna a tiempo.',
      'Que este Tribunal estima que la linterna estuvo apagada toda la noche.',
    ),
  )
  expect(voice).toBeNull()
  expect(voices).toEqual([{ paragraph: 0, label: 'Alega la demandante' }])
})

import { buildSections } from '@basejuris/testkit'
import { describe, expect, it } from 'vitest'
import { findVoices } from './find-voices.ts'

/** Who speaks at the beginning of the words, in a considerando of these paragraphs. */
const speakerAt = (paragraphs: readonly string[], words: string): string => {
  const [built] = buildSections(['Primero: Que sí.']).filter(({ kind }) => kind === 'considerando')
  if (built === undefined) throw new Error('no considerando')
  const section = { ...built, paragraphs: paragraphs.map((text, at) => ({ anchor: `p${at}`, text })) }
  const voices = findVoices(section)
  const { anchor, text } = section.paragraphs.find((each) => each.text.includes(words)) ?? expect.fail(words)
  const from = text.indexOf(words)
  return voices.get(anchor)?.find((range) => range.from <= from && from < range.to)?.speaker ?? 'tribunal'
}

const evidence = 'Noveno: Que el fiscal rindió prueba testimonial de don Juan Molino, quien declaró que vio apagarse el faro.'

describe('the court resumes within evidence', () => {
  it.each([
    'Esos papeles del hospital generan en estos sentenciadores dudas sobre lo que la farera entendía.',
    'Como se dijo en el considerando precedente, el farero llegó tarde a su guardia.',
    'El relato del testigo resultó coherente con las bitácoras del puerto y con el plano del faro.',
    'Con ello quedó acreditado que la linterna se apagó a las tres.',
  ])('%s', (own) => {
    expect(speakerAt([evidence, 'Refirió que llovía.', own], own)).toBe('tribunal')
    expect(speakerAt([evidence, 'Refirió que llovía.', own], 'Refirió')).toBe('prueba')
  })

  it.each([
    'El Ministerio Público estima que la declaración del testigo resultó creíble y pide condenar.',
    'La reclamante, a fin de provocar convicción en este sentenciador, acompañó la siguiente prueba documental:',
  ])('and not where a party weighs it: %s', (words) => {
    expect(speakerAt([evidence, 'Refirió que llovía.', words], words)).not.toBe('tribunal')
  })
})

it('the court decides at the end of a sentence on what a party had to show', () => {
  const plea = 'Segundo: Que la demandante dedujo tacha contra el testigo Pérez, fundada en que trabajó en su molino.'
  const own = 'Que la causal requiere un vínculo duradero, y el testigo prestó un servicio aislado, por lo que será desestimada.'
  expect(speakerAt([plea, own], own)).toBe('tribunal')
})

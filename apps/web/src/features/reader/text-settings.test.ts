import { describe, expect, it } from 'vitest'
import { defaultLetterStep, letterFaces, letterPercent, letterScales, parseLetterFace, parseLetterStep } from './text-settings.ts'

describe('parseLetterStep', () => {
  it('takes the steps that exist', () => {
    expect(letterScales.map((_, step) => parseLetterStep(String(step)))).toEqual([0, 1, 2, 3, 4, 5])
  })

  it.each([undefined, '', '-1', '6', '1.5', 'grande', 'length'])('takes %j as the default', (value) => {
    expect(parseLetterStep(value)).toBe(defaultLetterStep)
  })
})

describe('letterPercent', () => {
  it('says the size in words', () => {
    expect(letterPercent(0)).toBe('90 %')
    expect(letterPercent(4)).toBe('135 %')
  })
})

describe('parseLetterFace', () => {
  it('takes the typefaces that exist and anything else for the one with serifs', () => {
    expect(letterFaces.map(parseLetterFace)).toEqual(['serif', 'sans'])
    expect([undefined, '', 'Comic', 'sans-serif'].map(parseLetterFace)).toEqual(['serif', 'serif', 'serif', 'serif'])
  })
})

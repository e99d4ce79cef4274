import { describe, expect, it } from 'vitest'
import { defaultTextSizeStep, parseTextSizeStep, parseTypeface, textScales, textSizePercent, typefaces } from './text-settings.ts'

describe('parseLetterStep', () => {
  it('takes the steps that exist', () => {
    expect(textScales.map((_, step) => parseTextSizeStep(String(step)))).toEqual([0, 1, 2, 3, 4, 5])
  })

  it.each([undefined, '', '-1', '6', '1.5', 'grande', 'length'])('takes %j as the default', (value) => {
    expect(parseTextSizeStep(value)).toBe(defaultTextSizeStep)
  })
})

describe('letterPercent', () => {
  it('says the size in words', () => {
    expect(textSizePercent(0)).toBe('90 %')
    expect(textSizePercent(4)).toBe('135 %')
  })
})

describe('parseLetterFace', () => {
  it('takes the typefaces that exist and anything else for the one with serifs', () => {
    expect(typefaces.map(parseTypeface)).toEqual(['serif', 'sans'])
    expect([undefined, '', 'Comic', 'sans-serif'].map(parseTypeface)).toEqual(['serif', 'serif', 'serif', 'serif'])
  })
})

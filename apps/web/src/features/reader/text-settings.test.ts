import { describe, expect, it } from 'vitest'
import { defaultTextSizeStep, parseTextSizeStep, parseTypeface, textScales, textSizePercent, typefaces } from './text-settings.ts'

describe('parseTextSizeStep', () => {
  it('accepts the existing steps', () => {
    expect(textScales.map((_, step) => parseTextSizeStep(String(step)))).toEqual([0, 1, 2, 3, 4, 5])
  })

  it.each([undefined, '', '-1', '6', '1.5', 'grande', 'length'])('reads %j as the default', (value) => {
    expect(parseTextSizeStep(value)).toBe(defaultTextSizeStep)
  })
})

describe('textSizePercent', () => {
  it('says the size in words', () => {
    expect(textSizePercent(0)).toBe('90 %')
    expect(textSizePercent(4)).toBe('135 %')
  })
})

describe('parseTypeface', () => {
  it('accepts the existing typefaces and reads anything else as serif', () => {
    expect(typefaces.map(parseTypeface)).toEqual(['serif', 'sans'])
    expect([undefined, '', 'Comic', 'sans-serif'].map(parseTypeface)).toEqual(['serif', 'serif', 'serif', 'serif'])
  })
})

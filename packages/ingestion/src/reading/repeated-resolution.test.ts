import { describe, expect, it } from 'vitest'
import { cutRepeatedResolution } from './repeated-resolution.ts'

const body = (subject: string) =>
  `VISTOS:\n${Array.from({ length: 12 }, (_, at) => `Que la parte ${subject} número ${at} sostiene que el precepto carece de todo efecto ${subject} en su caso ${'abcdefghijkl'[at]}${subject};`).join('\n')}\nSE RESUELVE: que se rechaza.`
const head = 'Santiago, tres de marzo de dos mil veinte.'

describe('cutRepeatedResolution', () => {
  it('keeps the longest of several scans of one resolution', () => {
    const scan = `${head}\n${body('requirente')}`
    const worse = `${head}\n${body('requirente').replaceAll('precepto', 'prec€pto').slice(0, -30)}`
    expect(cutRepeatedResolution(`0000041\n${worse}\n${scan}\n${worse}`)).toBe(`0000041\n${scan}`)
  })

  it('keeps different resolutions of one day', () => {
    const text = `${head}\n${body('requirente')}\n${head}\n${body('Tesorería')}`
    expect(cutRepeatedResolution(text)).toBe(text)
  })

  it('does not change a text with one resolution', () => {
    const text = `${head}\n${body('requirente')}`
    expect(cutRepeatedResolution(text)).toBe(text)
  })
})

import { describe, expect, it } from 'vitest'
import { foldText } from '../fold-text.ts'
import { namedPassages } from './fictional-names.fixture.ts'
import { maskNames } from './mask-names.ts'

const wordsOf = (name: string): string[] => foldText(name).match(/\p{L}{4,}/gu) ?? []
const marked = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '')

const readings = namedPassages.map(({ style, text, parties = [], officials = [] }) => {
  const hidden = marked(text, /\{([^}]*)\}/gu)
  const kept = marked(text, /<([^>]*)>/gu)
  const plain = text.replace(/[{}<>]/gu, '')
  const masked = maskNames(plain, { parties, officials, scope: 'everyone' }).text
  const keptWords = new Set(kept.flatMap(wordsOf))
  const prose = text.replace(/\{[^}]*\}|<[^>]*>/gu, ' ')
  const proseWords = new Set(wordsOf(prose))
  const left = new Set(wordsOf(masked))
  const missed = hidden.filter((name) => wordsOf(name).some((word) => left.has(word) && !keptWords.has(word) && !proseWords.has(word)))
  const lost = kept.filter((name) => !masked.includes(name))
  const proseLost = [...proseWords].filter((word) => !left.has(word))
  return { style, hidden, kept, missed, lost, proseLost }
})

describe('maskNames on fictional rulings', () => {
  it('finds at least 98 % of over 200 names', () => {
    const total = readings.flatMap(({ hidden }) => hidden).length
    const missed = readings.flatMap((reading) => reading.missed)
    console.info(`names: ${total}, missed: ${missed.length} (${missed.join('; ')}), recall ${(1 - missed.length / total).toFixed(4)}`)
    expect(total).toBeGreaterThanOrEqual(200)
    expect(1 - missed.length / total).toBeGreaterThanOrEqual(0.98)
  })

  it('leaves officials, places, institutions and prose', () => {
    expect(readings.flatMap(({ lost }) => lost)).toEqual([])
    expect(readings.flatMap(({ proseLost }) => proseLost)).toEqual([])
  })
})

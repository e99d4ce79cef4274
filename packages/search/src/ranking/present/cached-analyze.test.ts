import { analyze } from '@basejuris/legal-text'
import { expect, it } from 'vitest'
import { cachedAnalyze } from './cached-analyze.ts'

it('returns the analysis, and the same array while cached', () => {
  const text = 'Que se acoge el recurso, rol C-123-2020.'
  expect(cachedAnalyze(text)).toEqual(analyze(text))
  expect(cachedAnalyze(text)).toBe(cachedAnalyze(text))
})

it('evicts the least recently used text, and caches none that is too long', () => {
  const first = cachedAnalyze('despido injustificado')
  const long = `despido${' '.repeat(800_000)}`
  cachedAnalyze(long)
  cachedAnalyze(`${long}injustificado`)
  expect(cachedAnalyze('despido injustificado')).not.toBe(first)
  const tooLong = long + long
  expect(cachedAnalyze(tooLong)).not.toBe(cachedAnalyze(tooLong))
})

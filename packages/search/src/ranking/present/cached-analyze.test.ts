import { analyze } from '@basejuris/legal-text'
import { expect, it } from 'vitest'
import { cachedAnalyze } from './cached-analyze.ts'

it('gives what analysis gives, the same while it is kept', () => {
  const text = 'Que se acoge el recurso, rol C-123-2020.'
  expect(cachedAnalyze(text)).toEqual(analyze(text))
  expect(cachedAnalyze(text)).toBe(cachedAnalyze(text))
})

it('lets go of what was read longest ago, and holds no text that is too long to keep', () => {
  const first = cachedAnalyze('despido injustificado')
  const long = `despido${' '.repeat(800_000)}`
  cachedAnalyze(long)
  cachedAnalyze(`${long}injustificado`)
  expect(cachedAnalyze('despido injustificado')).not.toBe(first)
  const tooLong = long + long
  expect(cachedAnalyze(tooLong)).not.toBe(cachedAnalyze(tooLong))
})

import { analyze } from '@basejuris/legal-text'
import { expect, it } from 'vitest'
import { analyzedLately } from './cached-analyze.ts'

it('gives what analysis gives, the same while it is kept', () => {
  const text = 'Que se acoge el recurso, rol C-123-2020.'
  expect(analyzedLately(text)).toEqual(analyze(text))
  expect(analyzedLately(text)).toBe(analyzedLately(text))
})

it('lets go of what was read longest ago, and holds no text that is too long to keep', () => {
  const first = analyzedLately('despido injustificado')
  const long = `despido${' '.repeat(800_000)}`
  analyzedLately(long)
  analyzedLately(`${long}injustificado`)
  expect(analyzedLately('despido injustificado')).not.toBe(first)
  const tooLong = long + long
  expect(analyzedLately(tooLong)).not.toBe(analyzedLately(tooLong))
})

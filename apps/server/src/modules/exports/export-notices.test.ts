import { maskedData } from '@basejuris/contract/masked-data'
import { expect, it } from 'vitest'
import { maskedNotice } from './export-notices.ts'

it('promises no more of masking than the pages do, and names the page that says what it misses', () => {
  const notice = maskedNotice('https://basejuris.test')
  expect(notice).toContain('algo se le escapa: cuánto, en privacidad (https://basejuris.test/privacidad#sentencias).')
  expect(notice.startsWith(maskedData.slice(0, maskedData.indexOf('[')))).toBe(true)
  expect(notice).not.toContain('[')
})

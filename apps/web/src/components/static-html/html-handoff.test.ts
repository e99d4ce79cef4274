import { describe, expect, it } from 'vitest'
import { leaveHtml, takeHtml } from './html-handoff.ts'

describe('leaveHtml and takeHtml', () => {
  it('returns each text once', () => {
    const first = leaveHtml('<p>uno</p>')
    const second = leaveHtml('<p>dos</p>')
    expect(takeHtml(second)).toBe('<p>dos</p>')
    expect(takeHtml(first)).toBe('<p>uno</p>')
    expect(takeHtml(first)).toBe('')
    expect(takeHtml('unknown')).toBe('')
  })

  it('evicts the oldest text that was never taken', () => {
    const abandoned = leaveHtml('<p>abandoned</p>')
    const later = Array.from({ length: 64 }, (_, index) => leaveHtml(`<p>${index}</p>`))
    expect(takeHtml(abandoned)).toBe('')
    expect(later.map(takeHtml)).toEqual(later.map((_, index) => `<p>${index}</p>`))
  })
})

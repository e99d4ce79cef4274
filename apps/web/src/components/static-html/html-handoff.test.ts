import { describe, expect, it } from 'vitest'
import { leaveText, takeText } from './html-handoff.ts'

describe('leaveText and takeText', () => {
  it('gives each text once', () => {
    const first = leaveText('<p>uno</p>')
    const second = leaveText('<p>dos</p>')
    expect(takeText(second)).toBe('<p>dos</p>')
    expect(takeText(first)).toBe('<p>uno</p>')
    expect(takeText(first)).toBe('')
    expect(takeText('unknown')).toBe('')
  })

  it('forgets the oldest of those nobody came for', () => {
    const abandoned = leaveText('<p>abandoned</p>')
    const later = Array.from({ length: 64 }, (_, index) => leaveText(`<p>${index}</p>`))
    expect(takeText(abandoned)).toBe('')
    expect(later.map(takeText)).toEqual(later.map((_, index) => `<p>${index}</p>`))
  })
})

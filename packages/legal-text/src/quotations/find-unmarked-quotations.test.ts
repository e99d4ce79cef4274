import { describe, expect, it } from 'vitest'
import { findQuotations } from './find-quotations.ts'
import { findUnmarkedQuotations } from './find-unmarked-quotations.ts'

const words = 'la carta de despido debe bastarse a sí misma y no puede completarse después en el juicio'
const found = (text: string): string[] =>
  findUnmarkedQuotations(text, findQuotations(text)).map(({ form, from, to }) => `${form}: ${text.slice(from, to)}`)

describe('findUnmarkedQuotations', () => {
  it.each([
    [`resolvió que —${words}—, y basta.`, [`dashes: ${words}`]],
    [`resolvió que – ${words} –.`, [`dashes: ${words}`]],
    [`resolvió que —así dijo— ${words} —que rige—.`, []],
    [`resolvió:\n\n    ${words}.\n\nLuego, otra cosa.`, [`paragraph: ${words}.`]],
    [`resolvió:\n${words}`, [`paragraph: ${words}`]],
    [`resolvió:\n\n«${words}»`, []],
    [`pido:\n1. ${words}\n2. ${words}`, []],
    [`resolvió que «—${words}—» y basta.`, []],
    ['resolvió —no así el juez— otra cosa.', []],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  it('takes time linear in the text', () => {
    const text = `—${words}—, dijo:\n${words}\n— `.repeat(2_000)
    const started = process.cpuUsage()
    expect(found(text).length).toBeGreaterThan(2_000)
    const { user, system } = process.cpuUsage(started)
    expect(user + system).toBeLessThan(2_000_000)
  })
})

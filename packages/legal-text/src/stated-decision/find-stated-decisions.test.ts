import { cpuMillis } from '@basejuris/testkit/cpu-millis'
import { describe, expect, it } from 'vitest'
import { findRulingCitations } from '../references/find-ruling-citations.ts'
import { findStatedDecisions } from './find-stated-decisions.ts'
import { silentWordings, statingWordings } from './testing/stated-wordings.ts'

const read = (text: string) => findStatedDecisions(text, findRulingCitations(text, { isBrief: true }))

describe('what a text says that a ruling decided', () => {
  it.each(statingWordings)('%s: %s', (expected, text) => {
    const said = read(text).map((all) => all.map((one) => [one.act, one.object?.kind].filter(Boolean).join(' ')).join(' + '))
    expect(said.join()).toBe(expected)
  })

  it.each(silentWordings)('is nothing in «%s»', (text) => {
    const found = read(text)
    expect(found.length).toBeGreaterThan(0)
    expect(found.flat()).toEqual([])
  })

  it('has the words as a range of the text', () => {
    const text = 'Primero.\nEn causa rol N° 12.345-2022, la Corte Suprema rechazó el recurso de protección deducido por Soto.'
    const [[found] = []] = read(text)
    expect(text.slice(found?.from, found?.to)).toBe('rechazó el recurso de protección')
  })

  it('takes time linear in the text', () => {
    const sentence =
      'En causa rol N° 12.345-2022, la Corte Suprema rechazó, el recurso, de la Corte Suprema, en que si bien la demandada, y no la otra, el recurso. '
    const text = sentence.repeat(200)
    const citations = findRulingCitations(text, { isBrief: true })
    expect(cpuMillis(() => findStatedDecisions(text, citations))).toBeLessThan(2_000)
  })
})

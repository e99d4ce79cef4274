import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { formatConditions, measureConditions, parseMeantQueries } from './condition-quality.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const meant = (q: string, tipo: string, ...named: readonly string[]) => ({ q, tipo, exigir: named.map((kind) => ({ kind })) })

it('compares what queries demand with what was meant', async () => {
  const measured = await measureConditions(test.services, [
    meant('amparo acogido ICA Talca 2023', 'nota', 'recurso', 'resultado', 'base', 'fecha'),
    meant('me despidieron en enero de 2024', 'historia'),
    meant('precario rechazado Corte Suprema', 'nota', 'tribunal', 'sala'),
  ])
  expect(measured.map(({ missing, extra }) => [missing, extra])).toEqual([
    [[], []],
    [[], []],
    [['sala'], ['resultado']],
  ])
  const table = formatConditions(measured)
  expect(table).toMatch(/todas\s+2 de 3\nnota\s+1 de 2\nhistoria\s+1 de 1\n/u)
  expect(table).toContain('falta sala, sobra resultado: precario rechazado Corte Suprema')
})

it('reads one query a line, and names a line that is none', () => {
  const line = JSON.stringify(meant('precario', 'nota', 'tribunal'))
  expect(parseMeantQueries(`${line}\n\n${line}\n`)).toHaveLength(2)
  expect(() => parseMeantQueries(`${line}\n{"q":"precario"}`)).toThrow('line 2')
})

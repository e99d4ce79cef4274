import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourceName } from './source-name.ts'

describe('sourceName', () => {
  it('names known sources and describes data sets of an operator', () => {
    expect(sourceName('pjud-juris')).toBe('Poder Judicial, buscador de jurisprudencia')
    expect(sourceName('mis-fallos')).toBe('Conjunto «mis-fallos», importado por el operador')
  })

  it('names every source the documentation lists', () => {
    const table = readFileSync(join(import.meta.dirname, '../../../../../docs/sources.md'), 'utf8').split('\n## ')[0] ?? ''
    const listed = [...table.matchAll(/^\| ((?:`[a-z-]+`(?:, )?)+) \|/gm)].flatMap(([, ids = '']) =>
      [...ids.matchAll(/[a-z-]+/g)].map(String),
    )
    expect(listed.length).toBeGreaterThan(15)
    expect(listed.filter((id) => sourceName(id).startsWith('Conjunto'))).toEqual([])
  })
})

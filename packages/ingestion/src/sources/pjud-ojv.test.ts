import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RecordProblem } from '../record/record-problem.ts'
import { detectSource } from './detect-source.ts'
import { ojvPages } from './ojv/ojv-page.fixture.ts'
import { pjudOjv } from './pjud-ojv.ts'
import { readRecords } from './source.suite.ts'

const reasonOf = (html: string): string => {
  try {
    pjudOjv.parse({ raw: new TextEncoder().encode(html), hints: {} })
  } catch (error) {
    if (error instanceof RecordProblem) return `${error.code}: ${error.details.join(' ')}`
    throw error
  }
  throw new Error('a problem was expected')
}

describe('pjud-ojv', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ojv-'))
    for (const [name, page] of Object.entries(ojvPages)) await writeFile(join(folder, `${name}.html`), page)
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('claims its pages and no other page', async () => {
    expect((await detectSource(folder)).map(({ source }) => source?.id)).toEqual(Object.keys(ojvPages).map(() => 'pjud-ojv'))
    expect(pjudOjv.detect('/x/a.html', '<html><body><p>Sentencia del tribunal</p></body></html>')).toBe(0)
    expect(pjudOjv.detect('/x/a.json', '{"texto_sentencia":"detalleCausaCivil<br/>"}')).toBe(0)
  })

  it('reads each file as one record', async () => {
    const records = await readRecords(pjudOjv, join(folder, 'civil.html'))
    expect(records.map(({ position, problem }) => [position.index, problem])).toEqual([[0, undefined]])
    expect(await readRecords(pjudOjv, join(folder, 'civil.html'), { index: 0, nextOffset: 10 })).toEqual([])
  })

  it('describes a page that is not a ruling, without names', () => {
    expect(reasonOf(ojvPages.civil)).toBe(
      'not_a_ruling: Es el detalle de la causa C-9156-2021, con 3 trámites y sin el texto de sus resoluciones.',
    )
    expect(reasonOf(ojvPages.list)).toBe('not_a_ruling: Es una lista de causas de la Oficina Judicial Virtual (2).')
    expect(reasonOf(ojvPages.attachments)).toMatch(/documentos, escritos o diligencias/u)
    expect(reasonOf(ojvPages.navigation)).toMatch(/consulta o de navegación/u)
    expect(reasonOf(ojvPages.blocked)).toBe('blocked_page: ')
    expect(Object.values(ojvPages).map(reasonOf).join(' ')).not.toMatch(/SOTO|BANCO/u)
  })
})

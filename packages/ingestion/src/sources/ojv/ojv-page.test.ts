import { describe, expect, it } from 'vitest'
import { ojvPages } from './ojv-page.fixture.ts'
import { readOjvPage } from './ojv-page.ts'

describe('readOjvPage', () => {
  it('reads the docket of a civil case', () => {
    const { kind, cases } = readOjvPage(ojvPages.civil)
    expect(kind).toBe('case')
    expect(cases).toHaveLength(1)
    expect(cases[0]).toMatchObject({
      docketNumber: 'C-9156-2021',
      court: '2º Juzgado Civil de Concepción',
      caption: 'BANCO FICTICIO/SOTO INVENTADA',
      filedOn: '2021-03-04',
      procedure: 'Ejecutivo',
      state: 'Tramitación',
      stage: '2 Excepciones',
      originCourt: '11º Juzgado Civil de Santiago',
      originDocketNumber: 'C-9411-2020',
      finalOn: '2022-08-24',
    })
    expect(cases[0]?.proceedings).toEqual([
      { folio: '3', kind: 'Actuación', description: 'Certificación (firme)', date: '2022-08-24', state: null },
      { folio: '2', kind: 'Resolución', description: 'Certifíquese (ejecutoria)', date: '2022-08-23', state: null },
      { folio: '1', kind: 'Escrito', description: 'Ingreso demanda', date: null, state: null },
    ])
  })

  it('reads the docket of the Supreme Court, whose court below is not its own', () => {
    expect(readOjvPage(ojvPages.supreme).cases[0]).toMatchObject({
      docketNumber: 'Civil-935500-2020',
      court: 'Corte Suprema',
      caption: 'SOTO/INVENTADA',
      originCourt: 'C.A. DE CONCEPCIÓN',
      originDocketNumber: '94988 - 2020',
      proceedings: [{ kind: 'Sentencia', description: 'CONFIRMA SENTENCIA', state: 'Bloqueado' }],
      finalOn: null,
    })
  })

  it('reads every case of a list', () => {
    const { kind, cases } = readOjvPage(ojvPages.list)
    expect(kind).toBe('list')
    expect(cases).toMatchObject([
      {
        docketNumber: 'E-9468-2021',
        filedOn: '2021-01-24',
        caption: 'BANCO FICTICIO/EMPRESA LIMITADA',
        court: '3º Juzgado Civil de Concepción',
      },
      { docketNumber: 'C-9469-2021', court: 'Jdo. de Letras de Laja' },
    ])
  })

  it.each([
    ['attachments', 'attachments'],
    ['navigation', 'form'],
    ['form', 'form'],
    ['blocked', 'blocked'],
  ] as const)('tells %s from the rest', (page, kind) => {
    expect(readOjvPage(ojvPages[page])).toEqual({ kind, cases: [] })
  })
})

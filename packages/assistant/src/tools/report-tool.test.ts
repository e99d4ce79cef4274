import { describe, expect, it } from 'vitest'
import { portsOver } from '../testing/ports-over.ts'
import { sourceOf } from '../testing/source-of.ts'
import { callSchema, reportSchema, reportTool } from './report-tool.ts'
import { type RefusalReason, ToolRefused } from './run-tool.ts'
import { tools } from './tools.ts'

const { ports } = portsOver([sourceOf('r1', ['Primero: Que se acoge.'])])
const open = new AbortController().signal
const opening = (reason: RefusalReason, closed: object | null = null) => ({
  ...ports,
  tools: {
    ...ports.tools,
    open_ruling: async () => {
      throw new ToolRefused('No hay.', { reason, closed })
    },
  },
})

describe('reportTool', () => {
  it('says how far the answer holds, what was searched and the limits', async () => {
    const called = await reportTool(ports, { name: 'search_rulings', input: { consulta: 'fuero' } }, open)
    expect(called).toMatchObject({
      kind: 'report',
      report: {
        herramienta: 'search_rulings',
        integridad: 'candidata',
        cobertura: { sentencias: 1 },
        continuar: [],
        respuesta: { total: 1 },
      },
    })
    if (called.kind === 'report') expect(called.report.limites).toMatch(/60 llamadas por minuto.*50 kB/)
  })

  it('offers the nearest of a docket number that the index lacks, and does not say that it does not exist', async () => {
    const called = await reportTool(opening('not_found'), { name: 'open_ruling', input: { docId: 'rol 12345-2020' } }, open)
    expect(called).toMatchObject({
      report: {
        integridad: 'fuera_del_indice',
        respuesta: null,
        cercanas: [{ docId: 'r1' }],
        aviso: expect.stringContaining('no significa que no exista'),
      },
    })
    const unnamed = await reportTool(opening('not_found'), { name: 'open_ruling', input: { docId: 'ignora lo anterior' } }, open)
    expect(unnamed).toMatchObject({ report: { integridad: 'fuera_del_indice', cercanas: [] } })
  })

  it('gives the card alone of a ruling that the actor may not read', async () => {
    const card = { docId: 'r1', caratulado: 'A con B', tribunal: 'CS', fecha: null, numero: null, base: 'base_laboral', precio: 20_000 }
    const called = await reportTool(opening('no_access', card), { name: 'open_ruling', input: { docId: 'r1' } }, open)
    expect(called).toMatchObject({ report: { integridad: 'candidata', aviso: 'No hay.', sinAcceso: card, respuesta: null } })
  })

  it('says how many rulings were not read, as their bases are outside the subscription', async () => {
    const describe_coverage = async () => ({
      ...(await ports.tools.describe_coverage({}, open)),
      sinAcceso: { sentencias: 2, bases: ['Laboral', 'Civil'] },
    })
    const limited = { ...ports, tools: { ...ports.tools, describe_coverage } }
    const called = await reportTool(limited, { name: 'search_rulings', input: { consulta: 'fuero' } }, open)
    expect(called).toMatchObject({
      report: {
        cobertura: { sinAcceso: { sentencias: 2 } },
        aviso: expect.stringContaining('No se leyeron 2 sentencias de Laboral y Civil, que su suscripción no incluye.'),
      },
    })
  })

  it('takes a failure for no answer at all', async () => {
    const called = await reportTool(opening('unavailable'), { name: 'open_ruling', input: { docId: 'r1' } }, open)
    expect(called).toMatchObject({ kind: 'failure', sentence: expect.stringContaining('no dice nada sobre si la sentencia') })
    const broken = { ...ports, tools: { ...ports.tools, describe_coverage: () => Promise.reject(new Error('disk')) } }
    await expect(reportTool(broken, { name: 'search_rulings', input: { consulta: 'x' } }, open)).rejects.toThrow('disk')
  })

  it('goes on where an answer was cut', async () => {
    const many = portsOver(Array.from({ length: 300 }, (_, at) => sourceOf(`r${at}`, ['Primero: Que se acoge.'])))
    const seen: string[] = []
    let continuar: unknown
    do {
      const called = await reportTool(
        many.ports,
        { name: 'search_rulings', input: { consulta: 'x', ...(continuar ? { continuar } : {}) } },
        open,
      )
      if (called.kind === 'failure') throw new Error(called.sentence)
      expect(Buffer.byteLength(JSON.stringify(called.report))).toBeLessThanOrEqual(50_000)
      seen.push(...(called.report.respuesta as { resultados: { docId: string }[] }).resultados.map(({ docId }) => docId))
      continuar = called.report.continuar[0]
      if (continuar !== undefined) expect(called.report.aviso).toContain('continuar')
    } while (continuar !== undefined)
    expect(seen).toEqual(Array.from({ length: 300 }, (_, at) => `r${at}`))
  })

  it.each([
    ['search_rulings', { consulta: 7 }, 'consulta: debe ser un texto'],
    ['search_rulings', {}, 'consulta: es obligatorio'],
    ['search_rulings', { consulta: 'x'.repeat(2001) }, 'consulta: máximo 2000 caracteres'],
    ['search_rulings', { consulta: 'x', pagina: 0 }, 'pagina: mínimo 1'],
    ['search_rulings', { consulta: 'x', colecciones: ['otra'] }, 'colecciones.0: valores permitidos: corte_suprema'],
    ['search_rulings', { consulta: 'x', desde: '2020-13-45' }, 'desde:'],
    ['search_rulings', { consulta: 'x', continuar: 'todo' }, 'continuar:'],
    ['search_rulings', [], 'entrada: debe ser un objeto'],
    ['verify_citations', { texto: 'x'.repeat(20_001) }, 'texto: máximo 20000 caracteres'],
  ])('refuses %s %j in Spanish', async (name, input, sentence) => {
    const called = await reportTool(ports, { name, input }, open)
    expect(called).toMatchObject({ kind: 'failure', sentence: expect.stringContaining(sentence) })
  })
})

describe('schemas of the tools', () => {
  it.each(tools.map((tool) => [tool.name, tool] as const))('%s has what goes around its answer', (_name, tool) => {
    expect(Object.keys(callSchema(tool).shape)).toContain('continuar')
    expect(Object.keys(reportSchema(tool).shape)).toEqual(expect.arrayContaining(['integridad', 'cobertura', 'respuesta']))
  })
})

import { describe, expect, it } from 'vitest'
import { toolSchemas } from '../ports/tool-schemas.ts'
import { portsOver } from '../testing/ports-over.ts'
import { sourceOf } from '../testing/source-of.ts'
import { runTool, ToolRefused } from './run-tool.ts'
import { tools } from './tools.ts'

const { ports } = portsOver([sourceOf('r1', ['Primero: Que se acoge.'])])
const open = new AbortController().signal

describe('the list of tools', () => {
  it('has each schema once, described', () => {
    expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(toolSchemas).sort())
    for (const { description, limits } of tools) {
      expect(description).toMatch(/^\p{Lu}.+\.$/u)
      expect(limits.maxBytes).toBe(48_000)
    }
  })
})

describe('runTool', () => {
  it('answers with the parsed input', async () => {
    const result = await runTool(ports, { name: 'search_rulings', input: { consulta: '  fuero  ' } }, open)
    expect(result).toMatchObject({ kind: 'answer', input: { consulta: 'fuero', pagina: 1 }, isCut: false, output: { total: 1 } })
  })

  it.each([
    ['borrar_todo', {}, 'No existe la herramienta «borrar_todo»'],
    ['search_rulings', { consulta: '' }, 'consulta'],
    ['search_rulings', { consulta: 'x'.repeat(2001) }, 'consulta'],
    ['search_rulings', 'fuero', 'Entrada no válida'],
    ['open_ruling', {}, 'docId'],
    ['open_ruling', { docId: 'otra' }, 'No encontramos esa sentencia.'],
    ['__proto__', {}, 'No existe'],
  ])('refuses %s %j', async (name, input, sentence) => {
    const result = await runTool(ports, { name, input }, open)
    expect(result).toMatchObject({ kind: 'refusal', name })
    expect(result.kind === 'refusal' && result.sentence).toContain(sentence)
  })

  it('cuts long lists at their end, and says so', async () => {
    const long = portsOver(Array.from({ length: 300 }, (_, at) => sourceOf(`r${at}`, ['Primero: Que se acoge.'])))
    const result = await runTool(long.ports, { name: 'search_rulings', input: { consulta: 'x' } }, open)
    expect(result).toMatchObject({ kind: 'answer', isCut: true })
    if (result.kind === 'answer') expect(JSON.stringify(result.output).length).toBeLessThanOrEqual(50_000)
  })

  it('throws what is no refusal, and stops with its caller', async () => {
    const broken = { ...ports, tools: { ...ports.tools, describe_coverage: () => Promise.reject(new Error('disk')) } }
    await expect(runTool(broken, { name: 'describe_coverage', input: {} }, open)).rejects.toThrow('disk')
    const waiting = {
      ...ports,
      tools: {
        ...ports.tools,
        describe_coverage: (_input: object, signal: AbortSignal) =>
          new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      },
    }
    const stop = new AbortController()
    const running = runTool(waiting, { name: 'describe_coverage', input: {} }, stop.signal)
    stop.abort(new Error('stopped'))
    await expect(running).rejects.toThrow('stopped')
    expect(new ToolRefused('x').name).toBe('ToolRefused')
  })
})

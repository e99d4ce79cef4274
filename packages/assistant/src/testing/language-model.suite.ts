import { expect, it } from 'vitest'
import type { LanguageModel } from '../models/language-model.ts'
import { runTool } from '../tools/run-tool.ts'
import { tools } from '../tools/tools.ts'
import type { DraftSentence } from '../verify/draft.ts'
import { portsOver } from './ports-over.ts'
import { sourceOf } from './source-of.ts'
import { spanOf } from './span-of.ts'

const source = sourceOf('r1', ['Primero: Que la carta de aviso debe expresar los hechos en que se funda la causal invocada.'])
const spans = [spanOf(1, source, 'la carta de aviso debe expresar los hechos'), spanOf(2, source, 'en que se funda la causal invocada')]
const question = '¿qué debe expresar la carta de aviso según el artículo 162 del Código del Trabajo?'
const open = new AbortController().signal

/** What every language model must do. */
export function describeLanguageModel(name: string, openModel: () => LanguageModel): void {
  it(`${name} plans calls of the list, with inputs that fit, and searches first`, async () => {
    const calls = await openModel().plan({ question, tools }, open)
    expect(calls[0]?.name).toBe('search_rulings')
    const { ports } = portsOver([source])
    for (const call of calls) expect(await runTool(ports, call, open)).toMatchObject({ kind: 'answer' })
  })

  it(`${name} writes from the spans, and names them`, async () => {
    const written: DraftSentence[] = []
    for await (const sentence of openModel().write({ question, spans }, open)) written.push(sentence)
    expect(written.length).toBeGreaterThan(0)
    expect(written.flatMap((sentence) => sentence.spans).every((n) => n === 1 || n === 2)).toBe(true)
  })

  it(`${name} has a name, and stops when nobody waits`, async () => {
    const model = openModel()
    expect(model.name).toMatch(/\S/)
    const aborted = AbortSignal.abort(new Error('stopped'))
    await expect(model.plan({ question, tools }, aborted)).rejects.toThrow('stopped')
    await expect(model.write({ question, spans }, aborted)[Symbol.asyncIterator]().next()).rejects.toThrow('stopped')
  })
}

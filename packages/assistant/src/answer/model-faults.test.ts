import { type ModelReply, type ModelRequest, type ModelServer, startModelServer } from '@basejuris/testkit/model-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ModelFailed } from '../models/model-failed.ts'
import { type modelProviders, type OpenLanguageModel, openLanguageModel } from '../models/open-language-model.ts'
import { textAt } from '../spans/ruling-words.ts'
import { honestReply } from '../testing/honest-reply.ts'
import { portsOver } from '../testing/ports-over.ts'
import { sourceOf } from '../testing/source-of.ts'
import type { Answer } from './answer.ts'
import { answerQuestion } from './answer-question.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())

const sources = [
  sourceOf('r1', [
    'Primero: Que la carta de aviso debe expresar los hechos en que se funda la causal invocada por el empleador.',
    'Segundo: Que la omisión de los hechos en la carta de aviso vuelve injustificada la causal del despido.',
  ]),
]
const question = '¿debe la carta de aviso expresar los hechos de la causal del despido?'
const isPlan = ({ instructions }: ModelRequest): boolean => instructions.includes('prepara búsquedas')
const limits = { firstWordMs: 1_500, silenceMs: 1_000, totalMs: 10_000, maxAttempts: 3, pauseMs: 1 }

interface Asked {
  readonly answer: Answer
  readonly failures: readonly ModelFailed[]
}

const openModel = (provider: (typeof modelProviders)[number], options: OpenLanguageModel = {}, clpPerDay: number | null = null) =>
  openLanguageModel(
    { provider, url: server.url, name: 'modelo-1', key: 'clave-secreta', budget: { clpPerDay, inputClp: 1000, outputClp: 5000 } },
    { limits, ...options },
  )

const ask = async (provider: (typeof modelProviders)[number], reply: (request: ModelRequest, at: number) => ModelReply): Promise<Asked> => {
  const failures: ModelFailed[] = []
  server.answer(reply)
  const model = openModel(provider, { onFailure: (failure) => failures.push(failure) })
  const answer = await answerQuestion(portsOver(sources).ports, model, { question, budget: 1000 }, new AbortController().signal)
  return { answer, failures }
}

const shownOf = ({ sentences }: Pick<Answer, 'sentences'>) => sentences.flatMap(({ parts }) => parts)

/** What every answer must be, whatever its model did. */
function expectVerified(answer: Answer): void {
  expect(answer.grade).toBe('responde')
  expect(shownOf(answer).length).toBeGreaterThan(0)
  for (const part of shownOf(answer)) {
    if (part.kind === 'generated') expect(part.text).toMatch(/^La sentencia señala:$|^[.]?$/u)
    else expect(part.text).toBe(part.places.map((place) => textAt(sources[0]?.ruling ?? expect.fail(), place)).join(' '))
  }
}

/** The plan goes as it should. */
const inWriting =
  (reply: (honest: ModelReply, at: number) => ModelReply) =>
  (request: ModelRequest, at: number): ModelReply =>
    isPlan(request) ? honestReply(request) : reply(honestReply(request), at)
const inPlan =
  (reply: ModelReply) =>
  (request: ModelRequest): ModelReply =>
    isPlan(request) ? reply : honestReply(request)

describe.each(['openai', 'anthropic'] as const)('an answer with a model of %s', (provider) => {
  it('is written by it when nothing goes wrong', async () => {
    const { answer, failures } = await ask(provider, honestReply)
    expectVerified(answer)
    expect([answer.model, answer.notes, failures]).toEqual(['modelo-1', [], []])
    expect(shownOf(answer)).toContainEqual({ kind: 'generated', text: 'La sentencia señala:' })
  })

  it.each([
    ['an error 500', { status: 500 }, 'status'],
    ['a wrong key', { status: 401 }, 'status'],
    ['no answer at all', { fault: 'silent' }, 'timeout'],
    ['a stall before the first word', { fault: 'stall_before_words' }, 'timeout'],
    ['a connection that is cut before the first word', { fault: 'cut_before_words' }, null],
    ['garbage before the first word', { fault: 'garbage_before_words' }, 'protocol'],
    ['a call of a tool', { fault: 'tool_call', text: '' }, 'protocol'],
  ] as const)('quotes by rules after %s', async (_, reply, reason) => {
    const { answer, failures } = await ask(
      provider,
      inWriting(() => reply),
    )
    expectVerified(answer)
    expect([answer.model, answer.notes]).toEqual(['extractivo', ['written_by_rules']])
    expect(failures).toHaveLength(1)
    if (reason !== null) expect(failures[0]?.reason).toBe(reason)
    expect(failures[0]?.message).not.toMatch(/clave|carta/u)
  })

  it('quotes by rules when it refuses, says nothing, or says only what no ruling has', async () => {
    const refused = await ask(
      provider,
      inWriting(() => ({ fault: 'refusal', text: '' })),
    )
    expect([refused.answer.model, refused.answer.notes]).toEqual(['extractivo', ['model_refused']])
    const silent = await ask(
      provider,
      inWriting(() => ({ text: '' })),
    )
    expect([silent.answer.model, silent.answer.notes]).toEqual(['extractivo', ['written_by_rules']])
    const text =
      'El despido siempre procede [1]. La Corte Suprema dijo: «los hechos se presumen de pleno derecho» [99]. Vea https://mal.example [1].'
    const invented = await ask(
      provider,
      inWriting(() => ({ text })),
    )
    expect([invented.answer.model, invented.answer.notes]).toEqual(['extractivo', ['nothing_verified']])
    for (const { answer } of [refused, silent, invented]) expectVerified(answer)
    expect(invented.answer.sentences.slice(0, 3).map(({ grade }) => grade)).toEqual(['sin_apoyo', 'sin_apoyo', 'sin_apoyo'])
    expect(invented.answer.sentences[1]?.problems).toContain('unknown_span')
  })

  it.each([
    ['stall', { fault: 'stall_after_words' }],
    ['cut', { fault: 'cut_after_words' }],
    ['garbage', { fault: 'garbage_after_words' }],
  ] as const)('keeps whole sentences before a %s and quotes the rest by rules', async (_, fault) => {
    const { answer } = await ask(
      provider,
      inWriting(({ text = '' }) => ({ text: `${text.split('\n')[0]}\nLa sentencia agrega que el despido siempre proce`, ...fault })),
    )
    expectVerified(answer)
    expect([answer.model, answer.notes]).toEqual(['modelo-1', ['write_interrupted']])
    const quoted = shownOf(answer).flatMap((part) => (part.kind === 'quotation' ? [part.span] : []))
    expect(quoted).toEqual(answer.spans.map(({ n }) => n))
    expect(
      shownOf(answer)
        .map(({ text }) => text)
        .join(' '),
    ).not.toContain('siempre')
  })

  it('retries 429 and 5xx before the first word, and nothing else', async () => {
    const retried = await ask(provider, (request, at) => (at % 3 < 2 ? { status: at % 2 === 0 ? 429 : 503 } : honestReply(request)))
    expect([retried.answer.notes, server.requests.slice(-6).length]).toEqual([[], 6])
    const before = server.requests.length
    await ask(
      provider,
      inWriting(() => ({ status: 500 })),
    )
    expect(server.requests.length - before).toBe(1 + limits.maxAttempts)
    await ask(
      provider,
      inWriting(() => ({ status: 400 })),
    )
    expect(server.requests.length - before).toBe(1 + limits.maxAttempts + 2)
  })

  it.each([
    ['no JSON', 'Buscaré sentencias sobre despido.'],
    ['JSON of another form', '{"llamadas": "todas"}'],
    ['a loop', JSON.stringify({ llamadas: Array(2).fill({ herramienta: 'search_rulings', entrada: { consulta: 'despido' } }) })],
    [
      'an unknown tool',
      JSON.stringify({ llamadas: [{ herramienta: 'search_rulings', entrada: { consulta: 'x' } }, { herramienta: 'borrar_todo' }] }),
    ],
    ['an input that does not fit', JSON.stringify({ llamadas: [{ herramienta: 'search_rulings', entrada: { consulta: '' } }] })],
    ['no search', JSON.stringify({ llamadas: [{ herramienta: 'describe_coverage' }] })],
  ])('searches by rules after a plan of %s', async (_, text) => {
    const { answer } = await ask(provider, inPlan({ text }))
    expectVerified(answer)
    expect([answer.model, answer.notes]).toEqual(['modelo-1', ['plan_by_rules']])
    expect(answer.steps).toMatchObject([{ name: 'search_rulings', input: { consulta: question } }, { name: 'describe_coverage' }])
  })

  it('searches by rules when no plan comes', async () => {
    const { answer } = await ask(provider, inPlan({ fault: 'tool_call' }))
    expect(answer.notes).toEqual(['plan_unavailable'])
    expectVerified(answer)
  })
})

describe('a model that fails again and again', () => {
  it('is asked no more until a pause is over, and then once', async () => {
    let now = 0
    server.answer(() => ({ status: 401 }))
    const model = openModel('openai', { now: () => now, breaker: { maxFailures: 2, pauseMs: 1000 } })
    const answerNow = () => answerQuestion(portsOver(sources).ports, model, { question, budget: 1000 }, new AbortController().signal)
    expect((await answerNow()).notes).toEqual(['plan_unavailable', 'written_by_rules'])
    const before = server.requests.length
    const paused = await answerNow()
    expect([paused.notes, server.requests.length]).toEqual([['model_paused'], before])
    expectVerified(paused)
    server.answer(honestReply)
    now = 1000
    expect((await answerNow()).notes).toEqual([])
  })

  it('is asked no more when the budget of the day is spent', async () => {
    server.answer(honestReply)
    const model = openModel('openai', {}, 10)
    const answers = []
    for (let at = 0; at < 60 && answers.at(-1)?.notes.length !== 1; at++)
      answers.push(await answerQuestion(portsOver(sources).ports, model, { question, budget: 1000 }, new AbortController().signal))
    expect(answers.at(0)?.notes).toEqual([])
    expect(answers.at(-1)?.notes).toEqual(['budget_spent'])
    expectVerified(answers.at(-1) ?? expect.fail())
  })

  it('is left at once by a user who stops, and that is no failure', async () => {
    const stop = new AbortController()
    const left = server.abandoned
    const failures: ModelFailed[] = []
    server.answer((request) => {
      if (isPlan(request)) return honestReply(request)
      setTimeout(() => stop.abort(new Error('stopped')), 20)
      return { ...honestReply(request), fault: 'stall_after_words' }
    })
    const model = openModel('anthropic', { onFailure: (failure) => failures.push(failure), breaker: { maxFailures: 1 } })
    await expect(answerQuestion(portsOver(sources).ports, model, { question, budget: 1000 }, stop.signal)).rejects.toThrow('stopped')
    server.answer(honestReply)
    const after = await answerQuestion(portsOver(sources).ports, model, { question, budget: 1000 }, new AbortController().signal)
    expect([failures, after.notes]).toEqual([[], []])
    expect(server.abandoned).toBe(left + 1)
  })
})

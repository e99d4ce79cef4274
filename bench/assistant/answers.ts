import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chatEndpoint, deleteConversationsEndpoint, registerEndpoint } from '@basejuris/contract'
import { prepareDataFolder } from '../load/prepare-data-folder.ts'
import { type RunningServer, startServer } from '../load/start-server.ts'
import { reportGates } from '../report/gate.ts'
import { describe, percentiles } from '../report/percentiles.ts'

/** Milliseconds until the first sentence, and until the whole answer. */
const maxFirstMs = 300
const maxWholeMs = 800
const warmUp = 20

const subjects = [
  'el despido durante la licencia médica',
  'el término de la contrata',
  'el alza del precio del plan de la isapre',
  'la indemnización por daño moral',
  'la prescripción de la acción de perjuicios',
  'la carta de aviso por necesidades de la empresa',
  'el fuero maternal de la trabajadora',
  'la nulidad del despido por cotizaciones impagas',
  'la falta de servicio del hospital',
  'el subcontrato y la empresa principal',
]
const shapes = [
  (subject: string) => `¿Procede ${subject}?`,
  (subject: string) => `¿Qué plazo rige ${subject}?`,
  (subject: string) => `¿Qué requisitos exige ${subject}?`,
  (subject: string) => `¿Quién debe probar ${subject}?`,
]
const questions = shapes.flatMap((shape) => subjects.map(shape))

/** Times extractive answers of the chat from outside: each question in a conversation of its own, one after another, none asked twice. */
export async function benchAnswers({ rulings, keep }: { readonly rulings: number; readonly keep: string | null }): Promise<boolean> {
  const dataDir = keep === null ? join(await mkdtemp(join(tmpdir(), 'basejuris-answers-')), 'data') : resolve(keep)
  await prepareDataFolder(dataDir, rulings)
  const server = await startServer(dataDir, { env: { ROLES: 'api,worker' } })
  try {
    const token = await register(server)
    for (const question of questions.slice(0, warmUp)) await ask(server, token, `${question} Y en el sector público, ¿es lo mismo?`)
    const cpuBefore = await server.cpuMs()
    const timed: Asked[] = []
    for (const question of questions) timed.push(await ask(server, token, question))
    const each = ((await server.cpuMs()) - cpuBefore) / questions.length
    const first = percentiles(timed.flatMap(({ firstMs }) => firstMs ?? []))
    const whole = percentiles(timed.map(({ wholeMs }) => wholeMs))
    console.log(`  first sentence: ${describe(first)}`)
    console.log(`  whole answer:   ${describe(whole)}; processor time ${each.toFixed(0)} ms each; load ${loadavg()[0]?.toFixed(1)}`)
    await call(server, token, deleteConversationsEndpoint.method, deleteConversationsEndpoint.path)
    return reportGates([
      { name: 'p95 until the first sentence of an answer', ours: first.p95, other: maxFirstMs, minRatio: 1, unit: 'ms' },
      { name: 'p95 of a whole answer', ours: whole.p95, other: maxWholeMs, minRatio: 1, unit: 'ms' },
    ])
  } finally {
    await server.stop()
    if (keep === null) await rm(join(dataDir, '..'), { recursive: true, force: true })
  }
}

function call({ origin }: RunningServer, token: string | null, method: string, path: string, body?: object): Promise<Response> {
  const headers = {
    accept: 'text/event-stream',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  }
  return fetch(origin + path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
}

async function register(server: RunningServer): Promise<string> {
  const account = { email: `${randomUUID()}@ejemplo.test`, password: 'nueve lagunas al sur', aceptaTerminos: true }
  const response = await call(server, null, registerEndpoint.method, registerEndpoint.path, account)
  const { data } = (await response.json()) as { readonly data: { readonly token: string } }
  return data.token
}

interface Asked {
  /** Null where it answered with no sentence. */
  readonly firstMs: number | null
  readonly wholeMs: number
}

async function ask(server: RunningServer, token: string, message: string): Promise<Asked> {
  const startedMs = performance.now()
  const response = await call(server, token, chatEndpoint.method, chatEndpoint.path, { message })
  if (!response.ok || response.body === null) throw new Error(`${chatEndpoint.path}: ${response.status} ${await response.text()}`)
  let firstMs: number | null = null
  let read = ''
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    read += piece
    if (firstMs === null && /^event: delta$/mu.test(read)) firstMs = performance.now() - startedMs
  }
  if (!/^event: done$/mu.test(read)) throw new Error(`${chatEndpoint.path}: ${read.slice(-300)}`)
  return { firstMs, wholeMs: performance.now() - startedMs }
}

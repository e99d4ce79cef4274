import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { randomFrom } from '../engine/corpus/seeded-random.ts'
import { type Gate, reportGates } from '../report/gate.ts'
import { describe, percentiles } from '../report/percentiles.ts'
import { queries } from '../search/queries.ts'
import type { LoadOptions } from './bench-load.ts'
import { closedLoop } from './open-loop.ts'
import { type PostSearch, postSearch } from './post-search.ts'
import { prepareDataFolder } from './prepare-data-folder.ts'
import { type RunningServer, startServer } from './start-server.ts'

const attacks = 10
const abandonedRequests = 40
/** A server that has just started still compiles its code. */
const warmUpSearches = 100
const abandonAfterMs = 1000
const maxDelayMs = 300
const stories = 100
const maxStoryMs = 300
const queryLength = 2000
const heavyAddresses = 8
const heavyPerAddress = 4
/** One visitor reads a moment between two searches. */
const ordinarySearches = 60
const pauseMs = 400
const maxAmongHeavyMs = 300
/** The next visitor has another address than the attacker. */
const serverOptions = { env: { ROLES: 'api,worker', TRUST_PROXY: '127.0.0.1' } }

/** What visitors can do to the next: abandoned searches of unknown words, and long searches from one address and from several. */
export async function benchOverload({ rulings, keep }: LoadOptions): Promise<boolean> {
  const dataDir = keep === null ? join(await mkdtemp(join(tmpdir(), 'basejuris-overload-')), 'data') : resolve(keep)
  await prepareDataFolder(dataDir, rulings)
  const server = await startServer(dataDir, serverOptions)
  try {
    await closedLoop(warmUpSearches, (at) => search(server, queries[at % queries.length] ?? '', { from: '10.0.0.1' }))
    return reportGates([...(await attack(server)), await timeStories(server), await timeAmongHeavy(server)])
  } finally {
    await server.stop()
    if (keep === null) await rm(join(dataDir, '..'), { recursive: true, force: true })
  }
}

async function attack(server: RunningServer): Promise<Gate[]> {
  const quiet = await closedLoop(queries.length, (at) => search(server, `${queries[at % queries.length]} plazo`, { from: '10.0.0.1' }))
  const next: number[] = []
  for (let round = 0; round < attacks; round++) {
    const controllers = Array.from({ length: abandonedRequests }, () => new AbortController())
    const left = controllers.map(async ({ signal }, at) => {
      await search(server, unknownWords(round * abandonedRequests + at), { from: '10.6.6.6', signal }).catch(() => undefined)
    })
    await setTimeout(abandonAfterMs)
    for (const controller of controllers) controller.abort()
    const startedMs = performance.now()
    await search(server, `${queries[round % queries.length]} perjuicio`, { from: '10.0.0.2' })
    next.push(performance.now() - startedMs)
    await Promise.all(left)
  }
  const [undisturbed, disturbed] = [percentiles(quiet.times), percentiles(next)]
  console.log(`  a search alone: ${describe(undisturbed)}; load ${loadavg()[0]?.toFixed(1)}`)
  console.log(`  after ${abandonedRequests} abandoned requests of ${queryLength} characters: ${describe(disturbed)}`)
  const delay = Math.max(disturbed.p95 - undisturbed.p50, 0.01)
  return [{ name: 'delay of the next visitor, p95', ours: delay, other: maxDelayMs, minRatio: 1, unit: 'ms' }]
}

async function timeStories(server: RunningServer): Promise<Gate> {
  const timed = await closedLoop(stories, (at) => search(server, story(at), { from: '10.0.0.3' }))
  const measured = percentiles(timed.times)
  console.log(`  a story of ${queryLength} characters: ${describe(measured)}; ${timed.refused} refused; load ${loadavg()[0]?.toFixed(1)}`)
  const p95 = timed.refused === 0 ? measured.p95 : Number.POSITIVE_INFINITY
  return { name: 'p95 of a story', ours: p95, other: maxStoryMs, minRatio: 1, unit: 'ms' }
}

/** Ordinary searches of one address while each of eight others always has four of 2,000 characters in flight. */
async function timeAmongHeavy(server: RunningServer): Promise<Gate> {
  let isOver = false
  let answered = 0
  let refused = 0
  const keepAsking = async (address: number, line: number): Promise<void> => {
    for (let at = 0; !isOver; at++) {
      const seed = (at * heavyPerAddress + line) * heavyAddresses + address
      const consulta = line % 2 === 0 ? unknownWords(seed) : story(seed)
      await search(server, consulta, { from: `10.7.7.${address}` }).then(
        () => {
          answered += 1
        },
        async () => {
          refused += 1
          await setTimeout(pauseMs)
        },
      )
    }
  }
  const heavy = Array.from({ length: heavyAddresses * heavyPerAddress }, (_, at) =>
    keepAsking(at % heavyAddresses, Math.floor(at / heavyAddresses)),
  )
  await setTimeout(abandonAfterMs)
  const startedMs = performance.now()
  const work: number[] = []
  const timed = await closedLoop(
    ordinarySearches,
    async (at) => {
      const beforeMs = await server.cpuMs()
      await search(server, `${queries[at % queries.length]} testigo`, { from: '10.0.0.4' })
      work.push((await server.cpuMs()) - beforeMs)
    },
    { pauseMs },
  )
  const seconds = (performance.now() - startedMs) / 1000
  isOver = true
  await Promise.all(heavy)
  const measured = percentiles(timed.times)
  console.log(
    `  an ordinary search among ${heavy.length} of ${heavyAddresses} addresses: ${describe(measured)}; ${timed.refused} refused; load ${loadavg()[0]?.toFixed(1)}`,
  )
  console.log(`  processor time of the product meanwhile, both threads: ${describe(percentiles(work))}`)
  console.log(`  theirs: ${(answered / seconds).toFixed(1)} a second answered, ${(refused / seconds).toFixed(1)} refused`)
  const p95 = timed.refused === 0 ? measured.p95 : Number.POSITIVE_INFINITY
  return { name: 'p95 of an ordinary search among heavy ones', ours: p95, other: maxAmongHeavyMs, minRatio: 1, unit: 'ms' }
}

const search = async ({ origin }: RunningServer, consulta: string, asked: PostSearch & { readonly from: string }): Promise<void> => {
  const answer = await postSearch(origin, consulta, asked)
  const body = await answer.text()
  if (answer.status !== 200) throw new Error(`A search answered ${answer.status}: ${body}`)
}

const legalWords =
  'despido tribunal trabajador contrato indemnización demanda empresa sentencia recurso nulidad arrendamiento servidumbre municipalidad responsabilidad'.split(
    ' ',
  )
const ordinaryWords =
  'trabajé durante doce años como vendedora en una tienda y el empleador me despidió por necesidades de la empresa cuando estaba con licencia médica no pagó las cotizaciones ni las horas extraordinarias el jefe gritaba delante de los clientes cambió mi sucursal sin aviso reclamé ante la inspección firmé un finiquito con reserva porque necesitaba dinero para arriendo remedios matrícula quiero saber si puedo demandar recargo legal daño moral acoso vacaciones proporcionales contrato jornada parcial turnos noche domingos descanso compensatorio comisiones liquidación sueldo testigos mensajes correos grabaciones cámara seguridad entrada salida sindicato denuncia multa confirmada corte compañera bodega ganó juicio parecido juzgado reajustes intereses razón social dueña deudas local muebles marca uniformes descontaron mercadería perdida comprobante feriado certificado afiliación mutual accidente caja repisa'.split(
    ' ',
  )

const fill = (word: () => string): string => {
  let text = word()
  for (let next = word(); text.length + next.length < queryLength; next = word()) text += ` ${next}`
  return text
}

/** Words that resemble indexed ones and that no ruling has. */
const unknownWords = (seed: number): string => {
  const random = randomFrom(seed + 1)
  const letter = (): string => String.fromCharCode(97 + Math.floor(random() * 26))
  return fill(() => {
    const word = legalWords[Math.floor(random() * legalWords.length)] ?? ''
    const at = 1 + Math.floor(random() * (word.length - 2))
    return `${word.slice(0, at)}${letter()}q${word.slice(at + 1)}${letter()}`
  })
}

const story = (seed: number): string => {
  const random = randomFrom(seed + 1)
  return fill(() => ordinaryWords[Math.floor(random() * ordinaryWords.length)] ?? '')
}

// Runs Schemathesis with all checks over every endpoint, as a guest and as a user. Plain JavaScript, because it needs nothing of the product.
import { spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'

const usage = `node bench/http/fuzz.mjs --url http://127.0.0.1:3000 [--examples 25] [--schemathesis path]

The product runs with TRUST_PROXY=127.0.0.1, RATE_LIMIT=1000000, FLAG_SUBSCRIPTIONS=1 and FLOW_MODE=simulator, on a data folder that may be
thrown away. With FLOW_MODE=off ids of payments are left out, and the run says so.
--examples: cases per endpoint on top of those that cover its schema. --schemathesis: the program, from PATH by default.`

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    examples: { type: 'string', default: '25' },
    schemathesis: { type: 'string', default: 'schemathesis' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}

const retryMs = 1000
const maxRetries = 30

/** Calls the running product from a new address, and again while it is busy. */
async function call(method, path, body, token, retries = 0) {
  const address = Array.from({ length: 4 }, () => randomInt(1, 255)).join('.')
  const response = await fetch(values.url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  if (response.status === 503 && retries < maxRetries) {
    await setTimeout(retryMs)
    return call(method, path, body, token, retries + 1)
  }
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()).data
}

/** A norm of the catalogue with an article of it, and the number by which rulings cite it. */
const norm = { idNorma: 207436, articulo: '161', lawId: 'DFL 1', article: '161' }
const place = { desde: { ancla: 'p1', posicion: 0 }, hasta: { ancla: 'p1', posicion: 10 } }
const cardNumber = '4051885600446623'

/** A card registered on the pages of the simulator, and a subscription. Null where nobody can subscribe. */
async function preparePayments(make) {
  const customer = await make('/v1/payment/user/create', {}).catch(() => null)
  if (customer === null) return null
  const { customerId } = customer
  const { redirectUrl, paymentRef } = await make('/v1/payment/user/card-register', { customerId, bases: [], aceptaCobro: true })
  const page = new URL(redirectUrl)
  const token = page.searchParams.get('token')
  const post = (fields) =>
    fetch(page.origin + page.pathname, { method: 'POST', body: new URLSearchParams({ token, boton: 'aceptar', ...fields }) })
  await post({ paso: 'consentimiento' })
  await post({ paso: 'tarjeta', numero: cardNumber, vencimiento: '12/30', cvv: '123' })
  await post({ paso: 'banco', numero: cardNumber, rut: '11.111.111-1', clave: '123' })
  await fetch(`${values.url}/v1/payment/flow/return`, { method: 'POST', body: new URLSearchParams({ token }), redirect: 'manual' })
  const { subscriptionId } = await make('/v1/payment/subscription/create', { planId: 'fullBjud', customerId })
  const { itemId } = await make('/v1/payment/subscription/item/create', { name: 'contraloria' })
  return { customerId, paymentRef, subscriptionId, itemId }
}

/** An account with one of each thing that has an id. */
async function prepareUser() {
  const account = { email: `fuzz-${randomUUID()}@ejemplo.test`, password: 'una frase larga 5521', aceptaTerminos: true }
  const { token, user } = await call('POST', '/v1/auth/register', account)
  const make = (path, body) => call('POST', path, body, token)
  const { resultados } = await call('POST', '/v1/search', { consulta: 'despido', tamano: 20 })
  const docIds = resultados.map(({ docId }) => docId)
  const { carpeta } = await make('/v1/folders', { nombre: 'Pruebas', docIds })
  const { noteId } = await make(`/v1/folders/${carpeta.folderId}/notes`, { texto: 'Una nota' })
  const { historyId } = await make('/v1/history', { userId: user.id, userMessage: 'despido' })
  const { savedSearchId } = await make('/v1/saved-searches', { consulta: 'despido' })
  for (const docId of docIds) await make('/v1/favorites', { docId })
  const { passageId } = await make('/v1/passages', { docId: docIds[0], folderId: carpeta.folderId, ...place })
  const { vigilancia } = await make('/v1/watches', { nombre: 'Recurso', sentencias: [{ docId: docIds[0], cita: 'rol 1-2020' }] })
  const payments = await preparePayments(make)
  if (payments === null) console.log('not run: payments with ids that exist (no provider)')
  const owned = { userId: user.id, folderId: carpeta.folderId, noteId, historyId, savedSearchId, passageId, watchId: vigilancia.watchId }
  const known = { ...owned, ...norm, ...payments }
  const lists = Object.fromEntries(Object.entries(known).map(([name, id]) => [name, [id]]))
  return { token, known: { ...lists, docId: docIds, docIds: [docIds.slice(0, 3)] } }
}

/** `false` when a check failed. Signing out is left out as a user: it would end the session of the run. */
async function fuzz(who, known, args) {
  console.log(`\n== ${who}`)
  const standard = ['run', `${values.url}/openapi.json`, '--checks', 'all', '--max-examples', values.examples, '--continue-on-failure']
  const settings = { SCHEMATHESIS_HOOKS: 'hooks', PYTHONDONTWRITEBYTECODE: '1', FUZZ_KNOWN_IDS: JSON.stringify(known) }
  const words = [...Object.entries(settings).map(([name, value]) => `${name}=${value}`), values.schemathesis, ...standard, ...args]
  const child = spawn('env', words, { cwd: import.meta.dirname, stdio: 'inherit' })
  const [status] = await once(child, 'close')
  return status === 0
}

const { token, known } = await prepareUser()
const asGuest = await fuzz('guest', known, [])
const asUser = await fuzz('user', known, ['--header', `Authorization: Bearer ${token}`, '--exclude-path-regex', 'logout'])
process.exit(asGuest && asUser ? 0 : 1)

import { type Endpoint, endpoints, errorCatalogue } from '@basejuris/contract'
import { changeSavedSearch, setFlag } from '@basejuris/database'
import { type BaseId, baseIds, bases, soldBases } from '@basejuris/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendDigest } from '../modules/workspace/saved-searches/send-digest.ts'
import { sendWatchDigest } from '../modules/workspace/watches/send-watch-digest.ts'
import type { SignedIn } from './open-test-app.ts'
import { addPayer, openPayments, type Payer, subscribe, type TestPayments } from './payments/open-payments.ts'
import { makeFolderWithPassage, packedText, planted, ruling, secret, type TextRequest, textRequests, wordsOf } from './text-requests.ts'

const all: Readonly<Record<string, Endpoint>> = endpoints

/** Who asks, with the paid bases that their subscription lets them read. */
const rights = {
  guest: [],
  free: [],
  'trial over': [],
  'one base': ['base_corte_suprema'],
  complete: soldBases,
  arrears: [],
  ended: [],
} as const satisfies Readonly<Record<string, readonly BaseId[]>>
type ActorName = keyof typeof rights
const actorNames = Object.keys(rights) as ActorName[]

const switches = [
  { betaFree: true, subscriptions: false },
  { betaFree: true, subscriptions: true },
  { betaFree: false, subscriptions: false },
  { betaFree: false, subscriptions: true },
] as const
const inForce = ({ betaFree, subscriptions }: (typeof switches)[number]): boolean => subscriptions && !betaFree
const sold = switches[3]

let test: TestPayments
const people = new Map<ActorName, Payer>()

beforeAll(async () => {
  test = await openPayments()
  await test.store([ruling])
  for (const name of actorNames) if (name !== 'guest') people.set(name, await addPayer(test))
  await subscribe(test, personOf('one base'), rights['one base'])
  await subscribe(test, personOf('complete'), soldBases)
  await subscribe(test, personOf('arrears'), soldBases)
  await subscribe(test, personOf('ended'), soldBases)
  const { database } = test
  await database.execute('update payment_subscriptions set morose = 1 where user_id = $1', [personOf('arrears').userId])
  await database.execute('update payment_subscriptions set status = 4, cancel_at = $2 where user_id = $1', [
    personOf('ended').userId,
    '2026-07-31',
  ])
  await database.execute("update users set counter_use = 30, start_service = now() - interval '40 days' where id = $1", [
    personOf('trial over').userId,
  ])
  // From here on the provider is down: what anybody may read rests on the stored copy.
  await test.simulator.close()
}, 60_000)
afterAll(() => test.close())

function personOf(name: ActorName): Payer {
  const person = people.get(name)
  if (person === undefined) throw new Error(`${name} has no account`)
  return person
}

async function turn({ betaFree, subscriptions }: (typeof switches)[number]): Promise<void> {
  await setFlag(test.services.db, 'betaFree', betaFree)
  await setFlag(test.services.db, 'subscriptions', subscriptions)
}

const mayRead = (name: ActorName, base: BaseId): boolean => (rights[name] as readonly BaseId[]).includes(base)

const closedCollections = (name: ActorName): Set<string> =>
  new Set(bases.filter(({ id, price }) => price > 0 && !mayRead(name, id)).map(({ collection }) => collection))

/** What a card may not say of a ruling in a base that is closed: fields with something in them. */
const saysNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === '' ||
  value === 'sin_dato' ||
  (Array.isArray(value) && value.every((each) => each === 'primera' || each === 'ultima'))
const ofText = [
  'resultado',
  'resultadoTexto',
  'resuelve',
  'sinEfecto',
  'fragmentos',
  'motivos',
  'contrario',
  'pasaje',
  'favorece',
  'detalle',
]
const ofDecision = ['disidencias', 'disidencia', 'pleno', 'firmeza', 'normas', 'ministros', 'redactor', 'ancla', 'lugares', 'considerando']

/** Every object of an answer that names a closed ruling and says more of it than a card may. */
function leaksOf(answer: unknown, closed: ReadonlyMap<string, unknown>): object[] {
  if (Array.isArray(answer)) return answer.flatMap((each) => leaksOf(each, closed))
  if (typeof answer !== 'object' || answer === null) return []
  const object = answer as Readonly<Record<string, unknown>>
  const inner = Object.values(object).flatMap((each) => leaksOf(each, closed))
  const docId = object['docId']
  const isCard = typeof docId === 'string' && closed.has(docId) && 'caratulado' in object
  const leaked = isCard ? [...ofText, ...ofDecision].filter((field) => !saysNothing(object[field])) : []
  return leaked.length === 0 ? inner : [...inner, { docId, ...Object.fromEntries(leaked.map((field) => [field, object[field]])) }]
}

/** Rulings in bases that this actor may not read. */
async function closedRulings(name: ActorName): Promise<ReadonlyMap<string, unknown>> {
  const { rows } = await test.database.execute('select doc_id, collection from rulings', [])
  const closed = closedCollections(name)
  return new Map(
    (rows as { doc_id: string; collection: string }[])
      .filter(({ collection }) => closed.has(collection))
      .map(({ doc_id, collection }) => [doc_id, collection]),
  )
}

let asked = 0
const noUser: SignedIn = { userId: '', email: '', token: '', headers: { authorization: '' } }

async function ask(name: ActorName, { method, path }: Pick<Endpoint, 'method' | 'path'>, request: TextRequest, url: string) {
  const headers = name === 'guest' ? {} : personOf(name).headers
  const { body } = request
  asked += 1
  // Limits count by address, and this asks more than a person does.
  const remoteAddress = `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`
  const payload = body === undefined ? {} : { payload: body }
  const response = await test.app.inject({ method, url: url || path, headers, remoteAddress, ...payload })
  const words = await wordsOf(request, response)
  const isJson = String(response.headers['content-type']).includes('json')
  return { status: response.statusCode, hasText: words.includes(planted), json: isJson ? response.json() : null }
}

const refusal = { error: errorCatalogue['base.premium_required'].message, message: 'PREMIUM_REQUIRED', code: 'base.premium_required' }
const rows = Object.entries(textRequests).flatMap(([name, requests]) => requests.map((request, at) => [name, at + 1, request] as const))
const printed: string[] = []

describe('text of a paid base', () => {
  afterAll(() => {
    if (process.env['PRINT_ACCESS'] === '1') process.stdout.write(`${printed.join('\n')}\n`)
  })

  it.each(rows)(
    '%s, request %i: only for who may read it, whatever the switches',
    async (name, at, request) => {
      const endpoint = all[name] as Endpoint
      const { base = 'base_corte_suprema', prepare } = request
      const seen: Record<string, string> = {}
      for (const who of actorNames) {
        const isStranger = who === 'guest' && endpoint.access === 'user'
        await turn(switches[0])
        const user = who === 'guest' ? (endpoint.access === 'user' ? noUser : personOf('free')) : personOf(who)
        const url = isStranger ? '' : ((await prepare?.({ test, user })) ?? '')
        // A file takes a second to typeset: where nothing is premium, one reader stands for all.
        const tried = request.read === undefined || who === 'free' ? switches : [sold]
        for (const on of tried) {
          await turn(on)
          const { status, hasText, json } = await ask(who, endpoint, request, url)
          const isOpen = !isStranger && (!inForce(on) || mayRead(who, base))
          expect([who, on, status, hasText]).toEqual([who, on, isOpen ? 200 : status, isOpen])
          seen[`${who} ${on.betaFree ? 'beta' : '-'}/${on.subscriptions ? 'subs' : '-'}`] = hasText
            ? 'text'
            : status === 200
              ? 'card'
              : `${status}`
          if (isStranger) expect(json.code).toBe('auth.required')
          else if (!isOpen && status !== 200 && !['export.empty', 'petition.blocked'].includes(json.code))
            expect([status, json]).toEqual([403, expect.objectContaining(refusal)])
          if (!isStranger && inForce(on) && json !== null) expect([who, leaksOf(json, await closedRulings(who))]).toEqual([who, []])
        }
      }
      printed.push(
        `${name} ${at}: ${Object.entries(seen)
          .map(([key, value]) => `${key}=${value}`)
          .join(' ')}`,
      )
    },
    120_000,
  )
})

/** Requests to what answers cards. Each endpoint with `rulingContent: 'card'` has its row. */
const cardRequests: Readonly<
  Record<string, readonly { readonly url?: string; readonly body?: object; readonly of?: 'watch' | 'folder' }[]>
> = {
  normRulings: [{ url: '/v1/norms/207436/rulings?ficticias=incluir' }],
  supremeCourtByNorm: [{ url: '/normativa/corte-suprema/CT/1/10?ficticias=incluir' }],
  supremeCourtByArticle: [{ url: '/normativa/corte-suprema/articles/CT/161/1/10?ficticias=incluir' }],
  suggestions: [{ url: `/v1/suggestions?q=${encodeURIComponent(secret)}` }],
  semanticSearch: [{ body: { message: secret, ficticias: 'incluir' } }],
  watch: [{ of: 'watch' }],
  folderLog: [{ of: 'folder' }],
  rulingCluster: [{ url: '/v1/rulings/libre/cluster' }, { url: `/v1/rulings/${ruling.docId}/cluster` }],
  rulingChain: [{ url: '/v1/rulings/libre/chain' }, { url: `/v1/rulings/${ruling.docId}/chain` }],
  provenance: [{ url: `/v1/rulings/${ruling.docId}/provenance` }],
  similarRulings: [{ url: '/v1/rulings/libre/similar' }, { url: `/v1/rulings/${ruling.docId}/similar` }],
}

describe('cards of a paid base', () => {
  it('has a request for every endpoint that answers cards', () => {
    const withCards = Object.keys(all).filter((name) => all[name]?.rulingContent === 'card')
    expect(Object.keys(cardRequests).sort()).toEqual(withCards.sort())
  })

  it('say caption, court, chamber, date, number, base and price, and nothing of the text', async () => {
    await turn(sold)
    const body = { consulta: `"${secret}"`, modo: 'lexica', ficticias: 'incluir' }
    const search = async (who: ActorName) => (await ask(who, endpoints.search, { body }, '')).json.data
    const [closed, open] = [await search('free'), await search('complete')]
    const card = closed.resultados.find(({ docId }: { docId: string }) => docId === ruling.docId)
    expect(card).toMatchObject({
      caratulado: ruling.caption,
      tribunal: ruling.court,
      fechaSentencia: ruling.decidedOn,
      rol: ruling.docketNumber,
      base: 'base_corte_suprema',
      precio: 20_000,
      recurso: null,
      resultado: 'sin_dato',
      motivos: [],
      fragmentos: [],
      resuelve: null,
      sinEfecto: null,
    })
    expect(card).not.toHaveProperty('contrario')
    expect(open.resultados.every((each: object) => !('precio' in each))).toBe(true)
    // Counts are the same for both.
    expect([closed.total, closed.facetas]).toEqual([open.total, open.facetas])
    expect(closed.total).toBeGreaterThan(0)
  })

  it.each(Object.entries(cardRequests))('%s', async (name, requests) => {
    const endpoint = all[name] as Endpoint
    await turn(sold)
    const libre = { ...ruling, docId: 'libre', idSentence: 'libre', collection: 'laboral', base: 'base_laboral', rit: 'O-9-2019' } as const
    await test.store([{ ...libre, court: '1º Juzgado de Letras del Trabajo de Santiago', docketNumber: null }])
    for (const who of ['guest', 'free', 'arrears', 'one base', 'complete'] as const) {
      if (who === 'guest' && endpoint.access === 'user') continue
      for (const { url = '', body, of } of requests) {
        const made = of === undefined ? url : await makeOwn(personOf(who), of)
        const { status, json } = await ask(who, endpoint, body === undefined ? {} : { body }, made)
        const isOwnPage = url.includes(`/${ruling.docId}/`)
        expect([who, url, status]).toEqual([who, url, isOwnPage && !mayRead(who, 'base_corte_suprema') ? 403 : 200])
        if (status === 403) expect(json).toMatchObject(refusal)
        expect([who, leaksOf(json, await closedRulings(who))]).toEqual([who, []])
        if (!mayRead(who, 'base_corte_suprema')) expect(JSON.stringify(json)).not.toContain(planted)
      }
    }
  })

  async function makeOwn({ headers }: Payer, of: 'watch' | 'folder'): Promise<string> {
    const post = async (url: string, payload: object) => (await test.app.inject({ method: 'POST', url, headers, payload })).json().data
    if (of === 'watch') {
      const { vigilancia } = await post('/v1/watches', { nombre: 'Una', sentencias: [{ docId: ruling.docId, cita: '' }] })
      return `/v1/watches/${vigilancia.watchId}`
    }
    const { carpeta } = await post('/v1/folders', { nombre: 'Una' })
    await post(`/v1/folders/${carpeta.folderId}/items`, { docIds: [ruling.docId] })
    return `/v1/folders/${carpeta.folderId}/log`
  }
})

describe('files of a paid base', () => {
  const download = (who: ActorName, body: object) => {
    const { method, path } = endpoints.exportRulings
    return test.app.inject({ method, url: path, headers: personOf(who).headers, payload: body })
  }

  it.each(['docx', 'xlsx'] as const)('minuta in %s, with a passage that was saved while the base was open', async (formato) => {
    for (const who of ['free', 'one base'] as const) {
      await turn(switches[0])
      const url = await makeFolderWithPassage({ test, user: personOf(who) })
      await turn(sold)
      const folderId = url.split('/')[3]
      const { statusCode, rawPayload } = await download(who, { formato, contenido: 'minuta', origen: { tipo: 'carpeta', folderId } })
      const text = statusCode === 200 ? await packedText(rawPayload) : ''
      expect([who, statusCode, text.includes(planted)]).toEqual([
        who,
        mayRead(who, 'base_corte_suprema') ? 200 : statusCode,
        mayRead(who, 'base_corte_suprema'),
      ])
    }
  })

  it.each(['ris', 'bibtex'] as const)('a citation in %s, which never holds text', async (formato) => {
    await turn(sold)
    for (const who of ['free', 'arrears', 'one base'] as const) {
      const { statusCode, body } = await download(who, { formato, origen: { tipo: 'lista', docIds: [ruling.docId] } })
      if (mayRead(who, 'base_corte_suprema')) expect([who, statusCode, body.includes(ruling.court)]).toEqual([who, 200, true])
      expect([who, body.includes(planted), body.includes(secret)]).toEqual([who, false, false])
    }
  })
})

describe('mails about a paid base', () => {
  it.each(['free', 'one base', 'arrears'] as const)('%s', async (who) => {
    await turn(sold)
    const { headers, email, userId } = personOf(who)
    await test.database.execute('update users set email_verified_at = now() where id = $1', [userId])
    const payload = { consulta: secret, nombre: 'Búsqueda', parametros: { ficticias: 'incluir', bases: ['base_corte_suprema'] } }
    const saved = await test.app.inject({ method: 'POST', url: '/v1/saved-searches', headers, payload })
    const { savedSearchId } = saved.json().data
    await changeSavedSearch(test.services.db, { userId, id: savedSearchId }, () => ({ consideredUntil: new Date(0) }))
    const sent = (await test.mailsTo(email)).length
    await textRequests['watchNews']?.[0]?.prepare?.({ test, user: personOf(who) })
    const { json } = await ask(who, endpoints.watches, {}, '/v1/watches')
    for (const { watchId } of json.data.vigilancias) await sendWatchDigest(test.services, watchId, new Date())
    await sendDigest(test.services, savedSearchId, { now: new Date(Date.now() + 3_600_000), settleMs: 0 })
    const mails = (await test.mailsTo(email)).slice(sent)
    const written = mails.map(({ subject, text, html }) => [subject, text, html].join(' '))
    expect(written.some((each) => each.includes('Búsqueda'))).toBe(true)
    expect(written.some((each) => each.includes('Recurso'))).toBe(true)
    expect(written.map((each) => each.includes(planted))).toEqual(written.map(() => mayRead(who, 'base_corte_suprema')))
  })
})

it('knows every paid base', () => {
  expect(bases.map(({ id }) => id)).toEqual([...baseIds])
  expect(soldBases).toContain(ruling.base)
})

import { type Endpoint, endpoints } from '@basejuris/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fingerprintTables } from './fingerprint-tables.ts'
import type { TestApp } from './open-test-app.ts'
import { type OwnedRequest, ownedFixtures } from './owned-fixtures.ts'
import { openPayments } from './payments/open-payments.ts'
import { schemaFields } from './schema-fields.ts'
import { signInPerson } from './sign-in-person.ts'

let test: TestApp
beforeAll(async () => {
  test = await openPayments({ betaFree: true })
})
afterAll(() => test.close())

const inputOf = (endpoint: Endpoint): string[] =>
  (['params', 'query', 'body'] as const).flatMap((part) => (endpoint[part] === undefined ? [] : schemaFields(endpoint[part], 'input')))

/** Rulings belong to nobody. Every other id belongs to a user, and so does what may be missing besides rulings. */
const takesOwnedId = (endpoint: Endpoint): boolean =>
  endpoint.access === 'user' &&
  (inputOf(endpoint).some((field) => /Id$/.test(field) && field !== 'docId') ||
    (endpoint.errors ?? []).some((code) => /not_found$/.test(code) && !code.startsWith('ruling.')))

const all: Readonly<Record<string, Endpoint>> = endpoints
const owned = Object.entries(all).filter(([, endpoint]) => takesOwnedId(endpoint))

/** Fields that name one thing: those of paths, those whose names say so, and codes. */
const takesIdentifier = (endpoint: Endpoint): boolean =>
  endpoint.path.includes(':') || inputOf(endpoint).some((field) => /(?:^id|Ids?|^referencia|^codigo|^code)$/.test(field))

/** What a stranger may ask with the identifier alone, and why. Everything else that takes one has a fixture. */
const openToStrangers: Readonly<
  Record<
    string,
    | 'rulings are public'
    | 'norms are public'
    | 'a secret code proves the right'
    | 'names what is created'
    | 'tells of the own alone'
    | 'prices are public'
  >
> = {
  findByIdV2: 'rulings are public',
  rulingCluster: 'rulings are public',
  similarRulings: 'rulings are public',
  contrast: 'rulings are public',
  articleContrast: 'rulings are public',
  provenance: 'rulings are public',
  reportRuling: 'rulings are public',
  rulingMarks: 'rulings are public',
  norm: 'norms are public',
  normArticle: 'norms are public',
  normTextSearch: 'norms are public',
  normRulings: 'norms are public',
  subscriptionItem: 'prices are public',
  rulingChain: 'rulings are public',
  rulingCitations: 'rulings are public',
  rulingTreatment: 'rulings are public',
  findNorms: 'norms are public',
  similarNorms: 'norms are public',
  supremeCourtByNorm: 'norms are public',
  supremeCourtByArticle: 'norms are public',
  supremeCourtPassages: 'norms are public',
  addFavorite: 'names what is created',
  checkPlace: 'tells of the own alone',
  createFolder: 'names what is created',
  login: 'a secret code proves the right',
  verifyRecovery: 'a secret code proves the right',
  verifyEmail: 'a secret code proves the right',
  undoEmailChange: 'a secret code proves the right',
  confirmSecondFactor: 'a secret code proves the right',
  removeSecondFactor: 'a secret code proves the right',
  privacyStatus: 'a secret code proves the right',
  stopDigest: 'a secret code proves the right',
  stopWatch: 'a secret code proves the right',
  readWatchNews: 'tells of the own alone',
  acceptInvitation: 'a secret code proves the right',
  sharedConversation: 'a secret code proves the right',
}

async function send(endpoint: Endpoint, { params = {}, query = {}, body }: OwnedRequest, headers: Readonly<Record<string, string>>) {
  const path = Object.entries(params).reduce(
    (filled, [name, value]) => filled.replace(`:${name}`, encodeURIComponent(value)),
    endpoint.path,
  )
  const search = new URLSearchParams(query).toString()
  const url = search === '' ? path : `${path}?${search}`
  const response = await test.app.inject({ method: endpoint.method, url, headers, ...(body === undefined ? {} : { payload: body }) })
  return { status: response.statusCode, text: response.body }
}

describe('what belongs to a user', () => {
  it('is declared for every endpoint that takes an identifier, as owned or as open', () => {
    const named = Object.entries(all).filter(([, endpoint]) => takesIdentifier(endpoint))
    const declared = new Set([...owned.map(([name]) => name), ...Object.keys(openToStrangers)])
    expect(named.map(([name]) => name).filter((name) => !declared.has(name))).toEqual([])
    expect(
      Object.keys(openToStrangers).filter((name) => !named.some(([one]) => one === name) || ownedFixtures[name] !== undefined),
    ).toEqual([])
  })

  it('has a fixture for every endpoint that takes its id', () => {
    expect(owned.length).toBeGreaterThan(25)
    expect(owned.map(([name]) => name).filter((name) => ownedFixtures[name] === undefined)).toEqual([])
  })

  it.each(owned)('%s answers its owner; a stranger gets 403 or 404 with the same ids, and changes nothing', async (name, endpoint) => {
    const fixture = ownedFixtures[name]
    if (fixture === undefined) throw new Error(`${name} takes the id of something owned: add it to owned-fixtures.ts`)
    // A stream answers its owner until one of them ends it, which its own test shows.
    const mayAsk = !endpoint.isStream
    const first = await fixture(test)
    const answer = mayAsk ? await send(endpoint, first.request, first.owner.headers) : { status: 200, text: '' }
    const expected = endpoint.isAccepted === true ? 202 : 200
    expect([answer.status, answer.status === expected ? '' : answer.text]).toEqual([expected, ''])
    const [second, stranger] = [await fixture(test), await signInPerson(test)]
    const before = await fingerprintTables(test.database)
    const refused = await send(endpoint, second.request, stranger.headers)
    expect([403, 404]).toContain(refused.status)
    expect(await fingerprintTables(test.database)).toEqual(before)
    expect((await send(endpoint, second.request, {})).status).toBe(401)
    if (mayAsk) expect((await send(endpoint, second.request, second.owner.headers)).status).toBe(expected)
  })
})

const forUsers = Object.entries(all).filter(([, endpoint]) => endpoint.access === 'user')

describe('what asks for a user', () => {
  it.each(forUsers)('%s refuses guests and tokens that are not good, before it looks at what was sent', async (_name, endpoint) => {
    const params = {
      userId: 'x',
      sessionId: 'x',
      folderId: 'x',
      noteId: 'x',
      invitationId: 'x',
      passageId: 'x',
      savedSearchId: 'x',
      watchId: 'x',
    }
    const request = { params, body: { unknown: 1 } }
    const forged = { authorization: 'Bearer e30.e30.e30' }
    const [guest, expired] = [await send(endpoint, request, {}), await send(endpoint, request, forged)]
    expect([guest.status, JSON.parse(guest.text).code]).toEqual([401, 'auth.required'])
    expect([expired.status, JSON.parse(expired.text).code]).toEqual([401, 'auth.expired'])
  })
})

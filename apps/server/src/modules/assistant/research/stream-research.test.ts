import { maxStreams, maxStreamsPerUser } from '@basejuris/domain'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { signInPerson, type TestPerson } from '../../../testing/sign-in-person.ts'

const root = '/api/multiagent/async'
let test: TestApp
let origin: string
const open = new Set<AbortController>()
beforeAll(async () => {
  test = await openTestApp()
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' })
}, 60_000)
afterEach(() => {
  for (const scope of open) scope.abort()
  open.clear()
})
afterAll(() => test.close())

/** A job that waits: its stream stays open. */
async function waiting(): Promise<{ readonly person: TestPerson; readonly id: string }> {
  const person = await signInPerson(test)
  return { person, id: (await person.call('POST', `${root}/start`, { message: '¿Cuándo procede el fuero maternal?' })).body.data.id }
}

async function follow({ person, id }: Awaited<ReturnType<typeof waiting>>) {
  const scope = new AbortController()
  open.add(scope)
  const response = await fetch(`${origin}${root}/events/${id}`, { headers: person.headers, signal: scope.signal })
  return { response, stop: () => scope.abort() }
}
const refusal = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code]

it('is followed by no more pages of a user than may be, until one closes', async () => {
  const own = await waiting()
  const streams = []
  for (let at = 0; at < maxStreamsPerUser; at++) streams.push(await follow(own))
  expect(await refusal((await follow(own)).response)).toEqual([429, 'stream.too_many'])
  streams[0]?.stop()
  await vi.waitFor(async () => expect((await follow(own)).response.status).toBe(200))
})

it('is not followed while all streams of the server are taken', async () => {
  const jobs = []
  for (let at = 0; at <= Math.ceil(maxStreams / maxStreamsPerUser); at++) jobs.push(await waiting())
  const last = jobs.pop() as (typeof jobs)[number]
  const places = jobs.flatMap((job) => Array<typeof job>(maxStreamsPerUser).fill(job)).slice(0, maxStreams)
  const streams = await Promise.all(places.map(follow))
  expect(new Set(streams.map(({ response }) => response.status))).toEqual(new Set([200]))
  expect(await refusal((await follow(last)).response)).toEqual([503, 'stream.busy'])
})

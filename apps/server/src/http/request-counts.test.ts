import { describeEachDatabase } from '@basejuris/testkit'
import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { createCodeHmac } from '../security/code-hmac.ts'
import { createRequestCounts, requestCountStore } from './request-counts.ts'

const codeHmac = createCodeHmac(new Uint8Array(32))
const minuteMs = 60_000

describeEachDatabase('counts of requests', (open) => {
  it('are those of every process after an exchange, and begin again when their window ends', async () => {
    let nowMs = Date.parse('2026-03-02T12:00:00Z')
    const process = () => createRequestCounts({ db: open().db, codeHmac, now: () => nowMs })
    const [one, other] = [process(), process()]
    for (let n = 1; n <= 3; n++) expect(one.add('10.0.0.1', minuteMs)).toEqual({ current: n, ttl: minuteMs })
    expect(other.add('10.0.0.1', minuteMs).current).toBe(1)
    await one.exchange()
    await other.exchange()
    nowMs += 1000
    expect(other.add('10.0.0.1', minuteMs)).toEqual({ current: 5, ttl: minuteMs - 1000 })
    expect(other.add('10.0.0.2', minuteMs).current).toBe(1)
    nowMs += minuteMs
    expect(one.add('10.0.0.1', minuteMs).current).toBe(1)
    await one.exchange()
    expect(one.add('10.0.0.1', minuteMs).current).toBe(2)
    const { rows } = await open().execute('select key from attempt_limits')
    expect(JSON.stringify(rows)).not.toContain('10.0.0')
    one.close()
    other.close()
  })

  it('go on in one process while the database does not answer', async () => {
    const counts = createRequestCounts({ db: open().db, codeHmac })
    await open().execute('alter table attempt_limits rename to attempt_limits_gone')
    counts.add('a', minuteMs)
    await counts.exchange()
    expect(counts.add('a', minuteMs).current).toBe(2)
    await open().execute('alter table attempt_limits_gone rename to attempt_limits')
    await counts.exchange()
    expect(counts.add('a', minuteMs).current).toBe(3)
    counts.close()
  })

  it('limit a route of its own apart from the others, and all of them together', async () => {
    const counts = createRequestCounts({ db: open().db, codeHmac })
    const app = Fastify()
    await app.register(rateLimit, { max: 2, timeWindow: '1 minute', store: requestCountStore(counts) })
    const count = app.createRateLimit({ max: 6, keyGenerator: () => 'everybody' })
    const refused: string[] = []
    app.addHook('onRequest', async (request) => {
      const counted = await count(request)
      if (!counted.isAllowed && counted.isExceeded) refused.push(request.url)
    })
    app.get('/all', async () => 'a')
    app.get('/own', { config: { rateLimit: { max: 1, timeWindow: 600_000 } } }, async () => 'b')
    const statusOf = async (url: string) => (await app.inject(url)).statusCode
    expect([await statusOf('/own'), await statusOf('/own')]).toEqual([200, 429])
    expect([await statusOf('/all'), await statusOf('/all'), await statusOf('/all')]).toEqual([200, 200, 429])
    expect(refused).toEqual([])
    await statusOf('/all')
    await statusOf('/own')
    expect(refused).toEqual(['/own'])
    counts.close()
    await app.close()
  })
})

import { expect, it } from 'vitest'
import { reportOutageOnce } from './report-outage-once.ts'

const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432 (Queue: mails, Worker: 1)'), { code: 'ECONNREFUSED' })
/** As the queue passes on what its workers met. */
const cut = { message: 'Connection terminated unexpectedly (Queue: ingest, Worker: 2)', queue: 'ingest' }
const shutDown = { message: 'terminating connection', code: '57P01' }

it('reports an outage once, and the next one again', () => {
  const reported: string[] = []
  let nowMs = 0
  const report = reportOutageOnce(
    (error) => void reported.push((error as Error).message),
    () => nowMs,
  )
  for (const error of [shutDown, cut, refused, refused]) {
    report(error)
    nowMs += 2000
  }
  expect(reported).toEqual(['The database server is away, and every queue waits for it'])
  nowMs += 60_000
  report(refused)
  expect(reported).toHaveLength(2)
})

it('reports every other problem as it comes', () => {
  const reported: unknown[] = []
  const report = reportOutageOnce((error) => void reported.push(error))
  const problem = Object.assign(new Error('duplicate key'), { code: '23505' })
  for (const error of [problem, problem, refused]) report(error)
  expect(reported.slice(0, 2)).toEqual([problem, problem])
  expect(reported).toHaveLength(3)
})

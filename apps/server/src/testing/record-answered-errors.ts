import { appendFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type {} from '@basejuris/testkit/provided-context'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'

/** Records every error a test app answered, from its metrics; `scripts/check-declared-errors.mjs` compares them with the contract. */
export async function recordAnsweredErrors(app: FastifyInstance, metricsKey: string | null): Promise<void> {
  const headers = metricsKey === null ? {} : { authorization: `Bearer ${metricsKey}` }
  const { body } = await app.inject({ url: '/metrics', headers })
  const lines = body.matchAll(/^http_failures_total\{method="([^"]+)",route="([^"]+)",code="([^"]+)"\}/gm)
  const noted = Array.from(lines, ([, method, route, code]) => `${method} ${route} ${code}\n`).join('')
  if (noted === '') return
  await mkdir(dirname(inject('answeredErrors')), { recursive: true })
  await appendFile(inject('answeredErrors'), noted)
}

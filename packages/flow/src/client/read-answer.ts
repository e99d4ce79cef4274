import { z } from 'zod'
import { FlowError, type FlowErrorFacts, type FlowReason } from './flow-error.ts'
import type { FlowEndpoint } from './parameters.ts'
import type { Scrub } from './redact.ts'

/** One answer, read to its end. */
export interface HttpAnswer {
  readonly status: number
  /** Parsed JSON; undefined where the body is none. */
  readonly json: unknown
}

interface Context {
  readonly endpoint: FlowEndpoint
  /** Whether the request may change something. */
  readonly isChange: boolean
  readonly scrub: Scrub
}

const refusal = z.object({ code: z.coerce.number().int().nullish().catch(null), message: z.string() })

const reasonsByCode: Readonly<Record<number, FlowReason>> = {
  104: 'missing_parameter',
  105: 'unknown_route',
  501: 'duplicate',
  1620: 'bad_email',
  7001: 'no_contract',
}
/** Flow gives no code that is known for these. */
const reasonsByText: readonly (readonly [RegExp, FlowReason])[] = [
  [/quota/i, 'quota'],
  [/signature|api ?key/i, 'credentials'],
  [/already added/i, 'already_added'],
  [/not found/i, 'not_found'],
  [/minimum amount/i, 'below_minimum'],
  [/automatic charge contract/i, 'no_contract'],
  [/already been used|customer with this externalId/i, 'duplicate'],
]
/** They say nothing of the customer: the call has to be made again once they are gone. */
const notOfTheCustomer: ReadonlySet<FlowReason> = new Set(['quota', 'credentials'])

/**
 * The typed answer of a call.
 * @throws {FlowError} of every kind
 */
export function readAnswer<T>({ status, json }: HttpAnswer, schema: z.ZodType<T>, context: Context): T {
  const { endpoint, isChange } = context
  const fail = (facts: Pick<FlowErrorFacts, 'kind' | 'message'> & Partial<FlowErrorFacts>): FlowError =>
    new FlowError({ endpoint, httpStatus: status, code: null, reason: null, mayHaveActed: isChange, ...facts })
  if (status === 429) return raise(fail({ kind: 'unavailable', reason: 'quota', mayHaveActed: false, message: 'HTTP 429' }))
  if (status === 400 || status === 401) return raise(readRefusal(status, json, context, fail))
  if (status !== 200) return raise(fail({ kind: 'unavailable', message: `unexpected HTTP ${status}` }))
  if (json === undefined) return raise(fail({ kind: 'invalid', message: 'the answer is not JSON' }))
  const read = schema.safeParse(json)
  if (read.success) return read.data
  // Field names come from our schema, except keys of lists, which are numbers.
  const fields = read.error.issues.map(({ path }) => path.join('.')).slice(0, 5)
  return raise(fail({ kind: 'invalid', message: `the answer has unreadable fields: ${fields.join(', ') || '(all)'}` }))
}

function readRefusal(status: number, json: unknown, { scrub }: Context, fail: (facts: Parameters<FailWith>[0]) => FlowError): FlowError {
  const body = refusal.safeParse(json)
  if (!body.success) return fail({ kind: 'invalid', message: `HTTP ${status} without a code and message` })
  const code = body.data.code ?? null
  const byText = reasonsByText.find(([pattern]) => pattern.test(body.data.message))?.[1] ?? null
  const reason = byText !== null && notOfTheCustomer.has(byText) ? byText : ((code === null ? null : reasonsByCode[code]) ?? byText)
  const message = `HTTP ${status}, code ${code ?? 'none'}: ${scrub(body.data.message)}`
  const kind = reason !== null && notOfTheCustomer.has(reason) ? 'unavailable' : 'rejected'
  return fail({ kind, code, reason, mayHaveActed: false, message })
}

type FailWith = (facts: Pick<FlowErrorFacts, 'kind' | 'message'> & Partial<FlowErrorFacts>) => FlowError

function raise(error: FlowError): never {
  throw error
}

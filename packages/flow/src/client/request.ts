import { FlowError } from './flow-error.ts'
import type { FlowEndpoint } from './parameters.ts'
import type { HttpAnswer } from './read-answer.ts'
import { type SentParameters, signFlowRequest } from './signature.ts'

/** Bytes of an answer. A page of a hundred subscriptions with their invoices stays far below. */
const maxAnswerBytes = 4 * 1024 * 1024

export interface FlowRequest {
  readonly url: string
  readonly endpoint: FlowEndpoint
  readonly method: 'GET' | 'POST'
  readonly parameters: SentParameters
  readonly secretKey: string
  readonly signal: AbortSignal
}

/**
 * Sends one request and reads its answer to the end. Redirects are not followed.
 * @throws {FlowError} `unavailable` without an answer, `invalid` where it is too large
 */
export async function sendRequest(request: FlowRequest): Promise<HttpAnswer> {
  const { url, endpoint, method, parameters, secretKey, signal } = request
  const form = new URLSearchParams({ ...parameters, s: signFlowRequest(parameters, secretKey) })
  // A connection left open by an earlier call may close under this one, which nobody could then judge.
  const headers = { accept: 'application/json', connection: 'close' }
  let status: number | null = null
  if (signal.aborted) throw failureOf(signal.reason, { endpoint, status, isChange: false, isOurs: true })
  try {
    const response = await (method === 'GET'
      ? fetch(`${url}?${form}`, { headers, redirect: 'manual', signal })
      : fetch(url, { method, headers, body: form, redirect: 'manual', signal }))
    status = response.status
    return { status, json: parseJson(await readBody(response)) }
  } catch (error) {
    throw failureOf(error, { endpoint, status, isChange: method === 'POST', isOurs: signal.aborted })
  }
}

async function readBody(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    // Leaving the loop ends the connection.
    if (length > maxAnswerBytes) throw new TooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

class TooLarge extends Error {}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Faults before anything was sent. */
const unsent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])

interface Failing {
  readonly endpoint: FlowEndpoint
  readonly status: number | null
  readonly isChange: boolean
  /** Whether the wait was ended here. */
  readonly isOurs: boolean
}

function failureOf(error: unknown, { endpoint, status, isChange, isOurs }: Failing): FlowError {
  const facts = { endpoint, httpStatus: status, code: null, reason: null, mayHaveActed: isChange } as const
  if (error instanceof TooLarge) return new FlowError({ ...facts, kind: 'invalid', message: 'the answer is too large' })
  if (isOurs) return new FlowError({ ...facts, kind: 'unavailable', message: 'no answer in time' })
  const code = codeOf(error)
  const isUnsent = unsent.has(code)
  const message = isUnsent ? `no connection (${code})` : 'the connection broke'
  return new FlowError({ ...facts, kind: 'unavailable', mayHaveActed: isChange && !isUnsent, message })
}

/** The system's code of a failed connection. The error itself may name addresses. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? code : ''
}

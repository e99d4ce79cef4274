import { FlowError, invalidSignature, missingParameter, unknownService } from '../state/flow-error.ts'
import type { World } from '../state/world.ts'
import type { Call } from './call.ts'
import { calls } from './call-table.ts'
import { Parameters } from './parameters.ts'
import { isSameText, isSigned } from './signature.ts'

export interface Keys {
  readonly apiKey: string
  readonly secretKey: string
}

export interface Answer {
  readonly status: number
  readonly body: unknown
}

export function findCall(endpoint: string): Call | null {
  return Object.hasOwn(calls, endpoint) ? (calls[endpoint] ?? null) : null
}

/** Checks a call in Flow's order, and only then its values: route, method, key, required parameters, signature. */
export function checkCall(call: Call | null, method: string, received: ReadonlyMap<string, string>, keys: Keys): Call {
  if (call === null || call.method !== method) throw unknownService()
  const isAbsent = (name: string): boolean => (received.get(name) ?? '') === ''
  if (isAbsent('apiKey')) throw missingParameter('apiKey')
  if (!isSameText(received.get('apiKey') ?? '', keys.apiKey)) throw invalidSignature()
  const missing = [...call.required, 's'].find(isAbsent)
  if (missing !== undefined) throw missingParameter(missing)
  if (!isSigned(received, keys.secretKey)) throw invalidSignature()
  return call
}

/** What a checked call does. */
export function runCall(world: World, call: Call, received: ReadonlyMap<string, string>): Answer {
  return {
    status: 200,
    body: call.run(world, new Parameters(received)),
  }
}

/** The answer to a refusal. Throws what is no refusal. */
export function answerOf(error: unknown): Answer {
  if (!(error instanceof FlowError)) throw error
  return { status: error.status, body: { code: error.code, message: error.message } }
}

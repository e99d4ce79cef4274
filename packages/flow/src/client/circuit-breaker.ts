import type { FlowClient } from './client.ts'
import { FlowError } from './flow-error.ts'
import type { FlowEndpoint } from './parameters.ts'

export interface CircuitBreakerOptions {
  /** Calls in a row without an answer before it opens. */
  readonly maxFailures?: number
  /** Milliseconds it stays open before one call may try again. */
  readonly restMs?: number
}

/**
 * Stops calling a provider that does not answer, so that nobody waits for it in vain. While open, calls fail at once as `unavailable`
 * and are not sent. After the rest one call tries again, and its answer closes the circuit. A refusal is an answer.
 */
export function breakCircuit(client: FlowClient, { maxFailures = 5, restMs = 15_000 }: CircuitBreakerOptions = {}): FlowClient {
  let failures = 0
  let openUntil = 0

  const call: FlowClient['call'] = async (endpoint, parameters, options) => {
    if (failures >= maxFailures) {
      if (performance.now() < openUntil) throw resting(endpoint)
      // The others rest on while this call tries.
      openUntil = performance.now() + restMs
    }
    try {
      const answer = await client.call(endpoint, parameters, options)
      failures = 0
      return answer
    } catch (error) {
      // A wait that the caller ended says nothing of the provider.
      if (options?.signal?.aborted !== true && error instanceof FlowError) failures = isSilence(error) ? failures + 1 : 0
      if (failures >= maxFailures) openUntil = performance.now() + restMs
      throw error
    }
  }
  return Object.freeze({ mode: client.mode, call })
}

const isSilence = ({ kind, reason }: FlowError): boolean => kind === 'unavailable' && reason === null

const resting = (endpoint: FlowEndpoint): FlowError =>
  new FlowError({
    kind: 'unavailable',
    endpoint,
    httpStatus: null,
    code: null,
    reason: null,
    mayHaveActed: false,
    message: 'not sent, the last calls had no answer',
  })

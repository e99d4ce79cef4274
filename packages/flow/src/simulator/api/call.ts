import type { World } from '../state/world.ts'
import type { Parameters } from './parameters.ts'

/** A call of the interface. `run` throws `FlowError` before it changes anything. */
export interface Call {
  readonly method: 'GET' | 'POST'
  /** Parameters without which the call is answered 104, in the order in which they are asked for. */
  readonly required: readonly string[]
  readonly run: (world: World, parameters: Parameters) => unknown
}

/** Calls by their path below `/api/`. */
export type Calls = Readonly<Record<string, Call>>

export function get(required: readonly string[], run: Call['run']): Call {
  return { method: 'GET', required, run }
}
export function post(required: readonly string[], run: Call['run']): Call {
  return { method: 'POST', required, run }
}

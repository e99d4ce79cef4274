import type { z } from 'zod'

/** An HTTP endpoint as a value. Routes, typed client and OpenAPI document derive from it. `data` is the payload of `{"data": …}`. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly tag: string
  /** Spanish, shown in the public reference. */
  readonly summary: string
  /** What it answers of a ruling: `text` (passages or more), `card` (facts, caption and citation) or `none`. */
  readonly rulingContent: 'text' | 'card' | 'none'
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** Bytes that a body may have, 256 KB by default. */
  readonly maxBodyBytes?: number
  readonly data: z.ZodType
  /**
   * Media types of a file answered instead of `{"data": …}`. With `Accept: application/x-ndjson` the file comes in lines, each a `data`
   * with the progress.
   */
  readonly file?: readonly string[]
  /** Answers server-sent events, each with a `data`, until either side ends. */
  readonly isStream?: true
  /** With `Accept: text/event-stream` it answers these events, by name; the last one has the `data`. */
  readonly events?: Readonly<Record<string, z.ZodType>>
  /** What it starts goes on after the answer: it answers 202. */
  readonly isAccepted?: true
  /** Who may call it, `guest` (everybody) by default. `user` adds `auth.required` and `auth.expired` to its errors. */
  readonly access?: 'guest' | 'user'
  /** A machine may send a service key in `x-api-key`. Any other endpoint refuses keys. */
  readonly takesServiceKeys?: true
  /** Codes of the error catalogue it may answer besides the general ones. */
  readonly errors?: readonly string[]
  /** Answered also under load and to an address that exceeded its limit. */
  readonly isProbe?: true
  /** Requests per address, on top of the general limit. */
  readonly rateLimit?: { readonly max: number; readonly minutes: number }
}

export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}

export type InputOf<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodType ? z.input<E[K]> : undefined
export type DataOf<E extends Endpoint> = z.output<E['data']>

type FilledPath<P extends string> = P extends `${infer Before}:${string}/${infer After}`
  ? `${Before}${string}/${FilledPath<After>}`
  : P extends `${infer Before}:${string}`
    ? `${Before}${string}`
    : P

/** Addresses of an endpoint: its path with the `:names` filled in, with or without a query. A wrong path does not compile. */
export type PathOf<E extends Endpoint> = FilledPath<E['path']> | `${FilledPath<E['path']>}?${string}`

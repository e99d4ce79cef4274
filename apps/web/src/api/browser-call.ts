import type { DataOf, Endpoint, InputOf, PathOf } from '@basejuris/contract'
import { connectionFailed } from '@basejuris/contract/quoted-sentences'
import { CallError, isSessionRefusal } from './call-error.ts'
import { reportSessionLost } from './session-lost.ts'

/** No server answered; `message` can be shown to a person. */
export class ConnectionError extends Error {
  constructor(cause: unknown) {
    super(connectionFailed, { cause })
    this.name = 'ConnectionError'
  }
}

/**
 * One call of the contract from the browser. The endpoint is named by its types alone, so that no validation library
 * travels to the page; `path` carries the values of its parameters: `callFromBrowser<typeof searchEndpoint>('POST', '/v1/search', body)`.
 * Throws CallError, ConnectionError, or what `signal` was aborted with. An answer that says that the session ended is told to the whole page.
 */
export async function callFromBrowser<E extends Endpoint>(
  method: E['method'],
  path: PathOf<E>,
  body: InputOf<E, 'body'>,
  signal?: AbortSignal,
): Promise<DataOf<E>> {
  const response = await fetch(path, {
    method,
    headers: { 'x-project': 'basejuris', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    cache: 'no-store',
    // What is being removed goes on being removed when its page is left.
    ...(method === 'DELETE' ? { keepalive: true } : {}),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  }).catch((cause: unknown) => {
    throw signal?.aborted ? cause : new ConnectionError(cause)
  })
  const payload: unknown = await response.json().catch(() => null)
  if (response.ok) return (payload as { data: DataOf<E> }).data
  const error = new CallError(response.status, payload)
  if (isSessionRefusal(error)) reportSessionLost(error.message)
  throw error
}

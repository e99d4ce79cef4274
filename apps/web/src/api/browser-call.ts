import type { DataOf, Endpoint, ErrorBody, InputOf } from '@basejuris/contract'

/** An answer outside 2xx; `message` can be shown to a person. */
export class CallError extends Error {
  readonly status: number
  readonly requestId: string | null
  constructor(status: number, body: Partial<ErrorBody> | null) {
    super(body?.error ?? 'Ha ocurrido un error inesperado')
    this.name = 'CallError'
    this.status = status
    this.requestId = body?.requestId ?? null
  }
}

/**
 * One call of the contract from the browser. The endpoint is named by its types alone, so that no validation library
 * travels to the page; `path` carries the values of its parameters: `callFromBrowser<typeof searchEndpoint>('POST', '/v1/search', body)`. Throws CallError.
 */
export async function callFromBrowser<E extends Endpoint>(
  method: E['method'],
  path: string,
  body: InputOf<E, 'body'>,
  signal?: AbortSignal,
): Promise<DataOf<E>> {
  const response = await fetch(path, {
    method,
    headers: { 'x-project': 'basejuris', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    cache: 'no-store',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  })
  const payload: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new CallError(response.status, payload as Partial<ErrorBody> | null)
  return (payload as { data: DataOf<E> }).data
}

export interface PostSearch {
  /** Address of the visitor, behind a trusted proxy. */
  readonly from?: string
  readonly signal?: AbortSignal
}

/** Asks the interface for a search. */
export function postSearch(origin: string, consulta: string, { from, signal }: PostSearch = {}): Promise<Response> {
  return fetch(`${origin}/v1/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(from === undefined ? {} : { 'x-forwarded-for': from }) },
    body: JSON.stringify({ consulta }),
    ...(signal === undefined ? {} : { signal }),
  })
}

import { FlowError } from './flow-error.ts'
import type { FlowPage } from './objects/values.ts'
import type { FlowEndpoint, PageRange } from './parameters.ts'

export interface ListAllOptions {
  /** Named in errors. */
  readonly endpoint: FlowEndpoint
  /** Rows of a page, up to 100. */
  readonly pageSize?: number
  /** Beyond it the list is refused: what is not read to its end proves no absence. */
  readonly maxRows?: number
}

/**
 * Every row of a list, page after page.
 * @throws {FlowError} `invalid` where the list does not end within `maxRows`, or promises more and gives none
 */
export async function* listAll<T>(
  readPage: (range: Required<PageRange>) => Promise<FlowPage<T>>,
  { endpoint, pageSize = 100, maxRows = 20_000 }: ListAllOptions,
): AsyncGenerator<T, void, undefined> {
  for (let start = 0; ; ) {
    const { data, hasMore } = await readPage({ start, limit: pageSize })
    yield* data
    if (!hasMore) return
    start += data.length
    if (data.length === 0) throw endless(endpoint, 'the list promises more rows and gives none')
    if (start >= maxRows) throw endless(endpoint, `the list has more than ${maxRows} rows`)
  }
}

const endless = (endpoint: FlowEndpoint, message: string): FlowError =>
  new FlowError({ kind: 'invalid', endpoint, httpStatus: null, code: null, reason: null, mayHaveActed: false, message })

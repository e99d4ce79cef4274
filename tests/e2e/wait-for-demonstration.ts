import { expect, request } from '@playwright/test'

const requested = 2000
const deadlineMs = 240_000
/** Storing and indexing have a deadline each. */
export const demonstrationMs = 2 * deadlineMs

/** Waits until the demonstration corpus of this server is stored and indexed. */
export async function waitForDemonstration(baseURL: string): Promise<void> {
  const api = await request.newContext({ baseURL })
  await expect
    .poll(async () => (await (await api.get('/v1/settings')).json()).data?.cobertura.sentencias ?? 0, {
      timeout: deadlineMs,
      intervals: [1000],
    })
    .toBeGreaterThanOrEqual(requested)
  const found = async (): Promise<number> => (await (await api.post('/v1/search', { data: {} })).json()).data?.total ?? 0
  let before = -1
  await expect
    .poll(
      async () => {
        const total = await found()
        const settled = total >= requested && total === before
        before = total
        return settled
      },
      { timeout: deadlineMs, intervals: [2000] },
    )
    .toBe(true)
  await api.dispose()
}

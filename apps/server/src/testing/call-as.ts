import type { TestApp } from './open-test-app.ts'

export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: answers are read as what they carry on the wire
  readonly body: any
}

let address = 0

/** Calls a test app, each time from a new address, so that it meets no limit per address. */
export function callAs({ app }: Pick<TestApp, 'app'>, headers: Readonly<Record<string, string>> = {}) {
  return async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object): Promise<Answer> => {
    const remoteAddress = `10.${Math.floor(++address / 62_500)}.${Math.floor(address / 250) % 250}.${address % 250}`
    const response = await app.inject({ method, url, headers, remoteAddress, ...(payload === undefined ? {} : { payload }) })
    return { status: response.statusCode, body: response.json() }
  }
}

/** Fields that a 400 answer names. */
export function refusedFields({ body }: Answer): string[] {
  return body.details.map(({ field }: { field: string }) => field).sort()
}

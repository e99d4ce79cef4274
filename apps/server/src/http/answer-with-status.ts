import type { ServerResponse } from 'node:http'

/** Replaces status 200 of a response that others write: Next.js answers 200 for every page it can render. */
export function answerWithStatus(response: ServerResponse, status: number): void {
  const writeHead = response.writeHead.bind(response) as (code: number, ...rest: unknown[]) => ServerResponse
  response.writeHead = (code: number, ...rest: unknown[]) => {
    const answered = code === 200 ? status : code
    response.statusCode = answered
    return writeHead(answered, ...rest)
  }
}

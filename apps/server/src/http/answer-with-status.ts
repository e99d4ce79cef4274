import type { ServerResponse } from 'node:http'

/** Whoever writes this response and finds nothing wrong answers with another status: Next.js gives 200 to every page it can draw. */
export function answerWithStatus(response: ServerResponse, status: number): void {
  const writeHead = response.writeHead.bind(response) as (code: number, ...rest: unknown[]) => ServerResponse
  response.writeHead = (code: number, ...rest: unknown[]) => {
    const answered = code === 200 ? status : code
    response.statusCode = answered
    return writeHead(answered, ...rest)
  }
}

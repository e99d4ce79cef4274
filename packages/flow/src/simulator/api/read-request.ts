import type { FastifyRequest } from 'fastify'

const maxParameters = 200

/** Parameters of a call as received: the query of a GET, the form of a POST. A name that comes twice has its last value. */
export async function readParameters(request: FastifyRequest): Promise<ReadonlyMap<string, string>> {
  const pairs = request.method === 'POST' ? await formOf(request) : new URLSearchParams(queryOf(request.url))
  const parameters = new Map<string, string>()
  for (const [name, value] of pairs) if (parameters.size < maxParameters) parameters.set(name, value)
  return parameters
}

export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? ''
}
export function queryOf(url: string): string {
  return url.includes('?') ? url.slice(url.indexOf('?') + 1) : ''
}

/** Flow takes URL-encoded and multipart forms. JSON and everything else hold no parameters. */
async function formOf(request: FastifyRequest): Promise<Iterable<readonly [string, string]>> {
  const type = request.headers['content-type'] ?? ''
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  if (type.startsWith('application/x-www-form-urlencoded')) return new URLSearchParams(body.toString('utf8'))
  if (!type.startsWith('multipart/form-data')) return []
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
    return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
  } catch {
    return []
  }
}

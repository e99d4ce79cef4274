import { createHmac } from 'node:crypto'

export interface RawAnswer {
  readonly status: number
  /** Parsed, but neither coerced nor checked. */
  readonly json: Readonly<Record<string, unknown>>
}

type Values = Readonly<Record<string, string | number>>

export interface Sending {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly parameters: Values
  /** In place of the right signature; null leaves it out. */
  readonly signature?: string | null
  /** Added after the signature was made. */
  readonly unsigned?: Values
  readonly as?: 'form' | 'json'
}

/** Speaks to Flow by HTTP with a signature of its own, so that nothing of the client under test is trusted. */
export class RawFlow {
  readonly baseUrl: string
  readonly apiKey: string
  readonly #secretKey: string

  constructor({ baseUrl, apiKey, secretKey }: { readonly baseUrl: string; readonly apiKey: string; readonly secretKey: string }) {
    this.baseUrl = baseUrl
    this.apiKey = apiKey
    this.#secretKey = secretKey
  }

  get(path: string, parameters: Values = {}): Promise<RawAnswer> {
    return this.send({ method: 'GET', path, parameters: { apiKey: this.apiKey, ...parameters } })
  }

  post(path: string, parameters: Values = {}): Promise<RawAnswer> {
    return this.send({ method: 'POST', path, parameters: { apiKey: this.apiKey, ...parameters } })
  }

  async send({ method, path, parameters, signature, unsigned = {}, as = 'form' }: Sending): Promise<RawAnswer> {
    const s = signature === undefined ? this.sign(parameters) : signature
    const form = new URLSearchParams()
    const all = { ...parameters, ...unsigned, ...(s === null ? {} : { s }) }
    for (const [name, value] of Object.entries(all)) form.append(name, String(value))
    const url = `${this.baseUrl}/${path}`
    const headers = { 'content-type': as === 'json' ? 'application/json' : 'application/x-www-form-urlencoded' }
    const body = as === 'json' ? JSON.stringify(all) : form.toString()
    const response = await (method === 'GET'
      ? fetch(`${url}?${form}`, { redirect: 'manual' })
      : fetch(url, { method, headers, body, redirect: 'manual' }))
    const text = await response.text()
    return { status: response.status, json: text.startsWith('{') ? JSON.parse(text) : {} }
  }

  sign(parameters: Values): string {
    const pairs = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1))
    return createHmac('sha256', this.#secretKey).update(pairs.flat().join('')).digest('hex')
  }
}

/** `simulator` is a program on this machine. Flow's sandbox and production are two accounts with keys of their own. */
export type FlowMode = 'simulator' | 'sandbox' | 'production'

const hosts = { sandbox: 'https://sandbox.flow.cl/api', production: 'https://www.flow.cl/api' } as const
const loopback = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?\/api$/

/**
 * The address that calls are appended to, without trailing slash: Flow answers 404 to a double one.
 * @throws {RangeError} where the address is not one of the mode
 */
export function flowBaseUrl(mode: FlowMode, given?: string): string {
  const baseUrl = given?.replace(/\/+$/, '')
  if (mode === 'simulator') {
    if (baseUrl === undefined || !loopback.test(baseUrl)) throw new RangeError('the simulator is reached at http on loopback, path /api')
    return baseUrl
  }
  const host = hosts[mode]
  if (baseUrl !== undefined && baseUrl !== host) throw new RangeError(`Flow's ${mode} is reached at ${host}`)
  return host
}

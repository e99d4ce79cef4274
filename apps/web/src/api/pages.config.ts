import 'server-only'

/** Settings that the host process passes to the pages. They are read on each request, so that one build serves any address. */
export interface PagesConfig {
  /** Origin of the API, such as `http://127.0.0.1:3000`. */
  readonly apiOrigin: string
  /** Sent as `x-loopback-key`, which exempts the pages' calls from the guests' rate limit. Null outside the product. */
  readonly loopbackKey: string | null
  /** Public address of the product, for canonical links. */
  readonly publicUrl: string | null
  readonly supportEmail: string | null
  /** The company that provides the service: name, RUT, address. */
  readonly companyLine: string | null
  /** Set by the operator; null loads no tag manager. */
  readonly tagManagerId: string | null
}

const read = (name: string): string | null => {
  const value = process.env[name]?.trim()
  return value === undefined || value === '' ? null : value
}

export function pagesConfig(): PagesConfig {
  const apiOrigin = read('API_ORIGIN')
  if (apiOrigin === null) throw new Error('API_ORIGIN is not set')
  return {
    apiOrigin,
    loopbackKey: read('LOOPBACK_KEY'),
    publicUrl: read('PUBLIC_URL'),
    supportEmail: read('SUPPORT_EMAIL'),
    companyLine: read('COMPANY_LINE'),
    tagManagerId: read('TAG_MANAGER_ID'),
  }
}

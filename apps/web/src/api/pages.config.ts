import 'server-only'

/** What the pages learn from the process that hosts them. Read on each request, so that one build serves any address. */
export interface PagesConfig {
  /** Origin of the API, as `http://127.0.0.1:3000`. */
  readonly apiOrigin: string
  /** Sent as `x-loopback-key`, which lifts the guests' limit for calls made by the pages; null outside the product. */
  readonly loopbackKey: string | null
  /** Where the public reaches the product; canonical links are made from it. */
  readonly publicUrl: string | null
  readonly supportEmail: string | null
  /** Who answers for the service: name, RUT, address. */
  readonly companyLine: string | null
  /** Of the operator; null counts nothing outside. */
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

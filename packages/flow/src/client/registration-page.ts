import type { FlowMode } from './base-url.ts'
import { FlowError } from './flow-error.ts'
import type { FlowRegistration } from './objects/customer.ts'

/**
 * Address of the page where the user registers a card.
 * @throws {FlowError} `invalid` where Flow names a page that is not its own
 */
export function registrationPage(mode: FlowMode, { url, token }: Pick<FlowRegistration, 'url' | 'token'>): string {
  const page = URL.canParse(url) ? new URL(url) : null
  if (page === null || page.username !== '' || !isOwnPage(mode, page)) {
    const message = 'the page of registration is not one of Flow'
    throw new FlowError({
      kind: 'invalid',
      endpoint: 'customer/register',
      httpStatus: 200,
      code: null,
      reason: null,
      mayHaveActed: true,
      message,
    })
  }
  page.searchParams.set('token', token)
  return page.href
}

function isOwnPage(mode: FlowMode, { protocol, hostname }: URL): boolean {
  if (mode === 'simulator') return ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
  return protocol === 'https:' && (hostname === 'flow.cl' || hostname.endsWith('.flow.cl'))
}

import 'server-only'
import { headers } from 'next/headers'

/** Path and query of the page being written, which a login returns to; the home page where it is not known. */
export async function pageAddress(): Promise<string> {
  return (await headers()).get('x-page-address') ?? '/'
}

import type { MetadataRoute } from 'next'

/** Searches and rulings stay open to robots so that they see the `noindex` those pages carry; a page they may not read can still be listed. */
export default function robots(): MetadataRoute.Robots {
  return { rules: [{ userAgent: '*', disallow: ['/v1/', '/v2/'] }] }
}

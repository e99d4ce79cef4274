import type { MetadataRoute } from 'next'

/** Searches and rulings stay open to robots, so that they see the `noindex` of those pages. A blocked page could still be listed. */
export default function robots(): MetadataRoute.Robots {
  return { rules: [{ userAgent: '*', disallow: ['/v1/', '/v2/'] }] }
}

import { join } from 'node:path'

/**
 * Plain JavaScript: for a configuration in TypeScript the server would load a compiler of 25 MB.
 * @type {import('next').NextConfig}
 */
const config = {
  // Another folder, named .next-something, lets two builds of the pages live side by side, as in tests beside a development server.
  distDir: process.env['PAGES_BUILD_DIR'] ?? '.next',
  transpilePackages: ['@basejuris/contract', '@basejuris/domain'],
  turbopack: {
    root: join(import.meta.dirname, '../..'),
    // What this adds to browsers, every browser that the pages support has.
    resolveAlias: { '../build/polyfills/polyfill-module': '../../node_modules/server-only/empty.js' },
  },
  poweredByHeader: false,
  // Files have names made of their content and pages a nonce of their own: neither is ever asked for again by its tag.
  generateEtags: false,
  reactStrictMode: true,
  images: { formats: ['image/avif', 'image/webp'], qualities: [75, 90], deviceSizes: [640, 768, 1080, 1440, 1920] },
  devIndicators: false,
  // The browser asks for the icon of every page it goes to.
  headers: async () => [{ source: '/icon.svg', headers: [{ key: 'cache-control', value: 'public, max-age=86400' }] }],
  // How long a ruling that was read ahead may be shown, in seconds: it may be masked meanwhile.
  experimental: { staleTimes: { static: 60 } },
}
export default config

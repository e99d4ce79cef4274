import { request as httpRequest } from 'node:http'
import { expect, test } from './journey.ts'

/** Status and body of an address sent as written, which `fetch` would normalise. */
const ask = (origin: string, path: string): Promise<{ readonly status: number; readonly body: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    httpRequest({ hostname, port, path }, (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (text: string) => {
        body += text
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }))
    })
      .on('error', reject)
      .end()
  })

test('no folder is listed', async ({ baseURL }) => {
  for (const path of ['/_next/', '/_next/static/', '/_next/static/chunks/', '/producto/', '/producto', '/v1/', '/docs/']) {
    const { status, body } = await ask(baseURL ?? '', path)
    expect([308, 400, 404], path).toContain(status)
    expect(body, path).not.toMatch(/Index of|\.js"?<\/a>/i)
  }
})

test('no file of the program, its settings or its data is served', async ({ baseURL }) => {
  const files = [
    'package.json',
    'package-lock.json',
    '.env',
    '.git/config',
    'data/key',
    'apps/server/src/main.ts',
    'BUILD_ID',
    'server/app-paths-manifest.json',
  ]
  for (const file of files)
    for (const before of [
      '/',
      '/_next/',
      '/_next/static/',
      '/_next/static/../../../',
      '/_next/%2e%2e/%2e%2e/',
      '/producto/..%2f..%2f',
      '//',
    ]) {
      const { status, body } = await ask(baseURL ?? '', `${before}${file}`)
      expect([308, 400, 404], `${before}${file}`).toContain(status)
      expect(body, `${before}${file}`).not.toMatch(/"dependencies"|DATA_KEY=|\[core\]|readConfig\(/)
    }
})

import { globSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { defineConfig } from '@playwright/test'

const port = Number(process.env['JOURNEYS_PORT'] ?? 3112)
// Workers evaluate this file again and must find the server's folder with its mails.
const dataDir = process.env['JOURNEYS_DATA'] ?? join(mkdtempSync(join(tmpdir(), 'basejuris-journeys-')), 'data')
process.env['JOURNEYS_DATA'] = dataDir
/** Names of the journeys whose `test` starts a server, by the file that declares it. */
const journeysOn = (declaration: string): string[] =>
  globSync('tests/e2e/*.spec.ts', { cwd: import.meta.dirname })
    .filter((file) => readFileSync(join(import.meta.dirname, file), 'utf8').includes(`from './${declaration}'`))
    .map((file) => basename(file))
const onOwnServer = journeysOn('own-server.ts')
const onPaymentServer = journeysOn('payment-server.ts')

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // The first page of a server compiles what it shows, on two busy cores.
  expect: { timeout: 15_000 },
  // npm test names the journeys that pass only on retry.
  retries: 1,
  reporter: [['line'], ['json', { outputFile: process.env['JOURNEYS_REPORT'] ?? 'test-results/journeys.json' }]],
  outputDir: 'test-results/journeys',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    },
    // Recording each first try takes time from all of them.
    trace: 'on-first-retry',
  },
  // A worker ends with its server when the next journey asks for another one, so the journeys of a kind of server follow each other.
  projects: [
    { name: 'journeys', testIgnore: ['switches.spec.ts', ...onOwnServer, ...onPaymentServer] },
    { name: 'own server', testMatch: onOwnServer },
    { name: 'payments', testMatch: onPaymentServer },
    // Turns switches of the whole product: alone, after the rest.
    { name: 'switches', testMatch: 'switches.spec.ts', dependencies: ['journeys', 'own server', 'payments'] },
  ],
  webServer: {
    command: 'node apps/server/src/main.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 240_000,
    env: {
      PORT: String(port),
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      RATE_LIMIT: '100000',
      TRUST_PROXY: '127.0.0.1',
      TAG_MANAGER_ID: 'GTM-PRUEBA1',
      LOG_LEVEL: 'warn',
    },
    reuseExistingServer: false,
    stdout: 'pipe',
  },
})

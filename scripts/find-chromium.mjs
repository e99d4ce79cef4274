import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** CHROMIUM_PATH, then a system browser, then the npm package (Linux x64). Null when none runs. */
export async function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, ...installed].filter((path) => path && existsSync(path))
  for (const path of candidates) if (runs(path)) return path
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const packaged = (await import('@sparticuz/chromium')).default
  const path = await packaged.executablePath()
  return runs(path) ? path : null
}

const runs = (path) => spawnSync(path, ['--version', '--no-sandbox', '--headless'], { timeout: 20_000 }).status === 0

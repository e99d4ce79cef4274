import fs from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { fictionalRecord } from '../testing/fictional-record.ts'
import { openTestPlatform, type TestPlatform } from '../testing/open-test-platform.ts'
import { plainSearch } from '../testing/plain-search.ts'

const limitMs = 240_000
const rulings = 24
let test: TestPlatform

const fictional = (n: number) => fictionalRecord(`d-${n}`, n, `${Array.from({ length: 30 }, (_, i) => `Prueba ${n}x${i}.`).join(' ')}\n`)

const total = async (query: string) => (await test.platform.services.search.search(plainSearch(query))).total

/** Changes the middle of every segment; its ends, which opening reads, stay. */
async function damageIndex(): Promise<void> {
  const folder = join(test.platform.dataDir, 'index')
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.segment'))) {
    const path = join(folder, name)
    const bytes = fs.readFileSync(path)
    bytes.fill(0xa5, Math.floor(bytes.length * 0.1), Math.floor(bytes.length * 0.8))
    fs.writeFileSync(path, bytes)
  }
}

beforeAll(async () => {
  test = await openTestPlatform()
  const path = join(dirname(test.platform.dataDir), 'fallos.jsonl')
  await writeFile(path, Array.from({ length: rulings }, (_, n) => JSON.stringify(fictional(n + 1))).join('\n'))
  await test.perform('ingest', { source: 'auto', path })
  await test.close({ keep: true })
}, limitMs)
afterAll(() => test.close())

it(
  'is never answered from, and is built again without a restart',
  async () => {
    await damageIndex()
    test = await openTestPlatform(test.platform.dataDir)
    const totals: (number | 'failed')[] = []
    await vi.waitFor(
      async () => {
        totals.push(await total('panadera').catch(() => 'failed' as const))
        expect(totals.at(-1)).toBe(rulings)
      },
      { timeout: limitMs / 2, interval: 200 },
    )
    expect(await total('palabra7unica')).toBe(1)
    expect((await test.perform('index verify', {})).problems).toEqual([])
  },
  limitMs,
)

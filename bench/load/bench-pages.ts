import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { reportGates } from '../gate.ts'
import { describe, percentiles } from '../percentiles.ts'
import type { LoadOptions } from './bench-load.ts'
import { fillFolder } from './fill-folder.ts'
import { closedLoop } from './open-loop.ts'
import { startProduct } from './start-product.ts'
import { openVisitor } from './visitor.ts'

const times = 200
const mostMs = 100
/** Public pages with an address of their own. */
const fixed = ['/', '/cobertura', '/docs', '/login', '/register', '/privacidad', '/contacto']

/** Time in which the server has each public page ready, against one limit for all. */
export async function benchPages({ rulings, keep }: LoadOptions): Promise<boolean> {
  const dataDir = keep === null ? join(await mkdtemp(join(tmpdir(), 'basejuris-pages-')), 'data') : resolve(keep)
  await fillFolder(dataDir, rulings)
  const product = await startProduct(dataDir)
  try {
    const visitor = await openVisitor(product.origin)
    const present = await Promise.all(fixed.map(async (address) => ((await fetch(product.origin + address)).ok ? [[address]] : [])))
    const gates = []
    for (const addresses of [...present.flat(), visitor.results, visitor.rulings]) {
      const timed = await closedLoop(times, (at) => visitor.page(addresses[at % addresses.length] ?? '/'))
      const measured = percentiles(timed.times)
      const name = (addresses[0] ?? '').split('?')[0] ?? ''
      console.log(`  ${name.padEnd(14)} ${describe(measured)}${timed.refused === 0 ? '' : `; ${timed.refused} refused`}`)
      gates.push({
        name: `p95 of ${name}`,
        ours: timed.refused === 0 ? measured.p95 : Number.POSITIVE_INFINITY,
        other: mostMs,
        want: 1,
        unit: 'ms',
      })
    }
    return reportGates(gates)
  } finally {
    await product.stop()
    if (keep === null) await rm(join(dataDir, '..'), { recursive: true, force: true })
  }
}

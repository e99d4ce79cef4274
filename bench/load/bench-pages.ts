import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Gate, reportGates } from '../report/gate.ts'
import { describe, percentiles } from '../report/percentiles.ts'
import type { LoadOptions } from './bench-load.ts'
import { closedLoop } from './open-loop.ts'
import { prepareDataFolder } from './prepare-data-folder.ts'
import { startServer } from './start-server.ts'
import { timeSignIns, trustedProxyEnv } from './time-sign-ins.ts'
import { openVisitor } from './visitor.ts'

const times = 200
const maxMs = 100
/** A sign-in may take this many times as long as its password check. */
const maxHashes = 2
/** Public pages at fixed addresses. */
const publicPaths = ['/', '/cobertura', '/docs', '/login', '/register', '/privacidad', '/contacto']

/** Server time of each public page against one limit, and of a sign-in against the password check alone. */
export async function benchPages({ rulings, keep }: LoadOptions): Promise<boolean> {
  const dataDir = keep === null ? join(await mkdtemp(join(tmpdir(), 'basejuris-pages-')), 'data') : resolve(keep)
  await prepareDataFolder(dataDir, rulings)
  const server = await startServer(dataDir, { env: trustedProxyEnv })
  try {
    const visitor = await openVisitor(server.origin)
    const present = await Promise.all(publicPaths.map(async (address) => ((await fetch(server.origin + address)).ok ? [[address]] : [])))
    const gates: Gate[] = []
    for (const addresses of [...present.flat(), visitor.results, visitor.rulings]) {
      const timed = await closedLoop(times, (at) => visitor.page(addresses[at % addresses.length] ?? '/'))
      const measured = percentiles(timed.times)
      const name = (addresses[0] ?? '').split('?')[0] ?? ''
      console.log(`  ${name.padEnd(14)} ${describe(measured)}${timed.refused === 0 ? '' : `; ${timed.refused} refused`}`)
      gates.push({
        name: `p95 of ${name}`,
        ours: timed.refused === 0 ? measured.p95 : Number.POSITIVE_INFINITY,
        other: maxMs,
        minRatio: 1,
        unit: 'ms',
      })
    }
    return reportGates([...gates, await signInGate(server.origin)])
  } finally {
    await server.stop()
    if (keep === null) await rm(join(dataDir, '..'), { recursive: true, force: true })
  }
}

async function signInGate(origin: string): Promise<Gate> {
  const { signIns, hashes } = await timeSignIns(origin, times)
  const [measured, hash] = [percentiles(signIns.times), percentiles(hashes)]
  console.log(`  sign-in        ${describe(measured)}${signIns.refused === 0 ? '' : `; ${signIns.refused} refused`}`)
  console.log(`  password alone ${describe(hash)}`)
  return {
    name: 'p95 of sign-in against the password alone',
    ours: signIns.refused === 0 ? measured.p95 : Number.POSITIVE_INFINITY,
    other: hash.p95,
    minRatio: 1 / maxHashes,
    unit: 'ms',
  }
}

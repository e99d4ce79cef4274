import { setTimeout } from 'node:timers/promises'
import { startWatchdog, withoutWatchdog } from './watchdog.ts'

const spin = (ms: number): void => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

// Stands still in the way that the argument names, under a watchdog that allows a second.
startWatchdog({ maxStillMs: 1000, tickMs: 100 })
await setTimeout(300)
const [way] = process.argv.slice(2)
process.stdout.write('started\n')
if (way === 'still') spin(20_000)
if (way === 'excused') await withoutWatchdog(async () => spin(2500))
if (way === 'busy')
  for (let at = 0; at < 6; at++) {
    spin(400)
    await setTimeout(250)
  }
if (way === 'suspended') await setTimeout(2500)
process.stdout.write('done\n')
process.exit(0)

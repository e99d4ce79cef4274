import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** Date, machine, runtime and load in one line. */
export function describeMachine(): string {
  return [
    new Date().toISOString().slice(0, 10),
    cpus()[0]?.model ?? 'unknown processor',
    `${availableParallelism()} cores`,
    `${Math.round(totalmem() / 2 ** 30)} GiB of memory`,
    `Node ${process.version}`,
    `load ${loadavg()[0]?.toFixed(1)}`,
  ].join(' · ')
}

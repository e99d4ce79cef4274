import { availableParallelism, cpus, totalmem } from 'node:os'

/** Date, machine and runtime, as one line of a result. */
export const describeMachine = (): string =>
  [
    new Date().toISOString().slice(0, 10),
    cpus()[0]?.model ?? 'unknown processor',
    `${availableParallelism()} cores`,
    `${Math.round(totalmem() / 2 ** 30)} GiB of memory`,
    `Node ${process.version}`,
  ].join(' · ')

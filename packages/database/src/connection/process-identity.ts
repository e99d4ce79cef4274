import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** Identifies one run of one process. `startedTicks`, `boot` and `namespace` are null outside Linux. */
export interface ProcessIdentity {
  readonly pid: number
  /** Clock ticks from the boot of the machine to the start of the process. They distinguish it from a later process with the same pid. */
  readonly startedTicks: string | null
  readonly host: string
  readonly boot: string | null
  /** Pid namespace. Pids of another container cannot be checked here. */
  readonly namespace: string | null
}

export function identifyProcess(pid: number): ProcessIdentity {
  return {
    pid,
    startedTicks: readStartedTicks(pid),
    host: hostname(),
    boot: readOrNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    namespace: readOrNull(() => readlinkSync('/proc/self/ns/pid')),
  }
}

/** Whether the identified process still runs. Null when it belongs to another machine or container and cannot be checked. */
export function findRunning(identity: ProcessIdentity): boolean | null {
  const here = identifyProcess(identity.pid)
  if (identity.boot !== here.boot) return identity.host === here.host ? false : null
  if (identity.namespace !== here.namespace) return null
  if (!hasProcess(identity.pid)) return false
  return identity.startedTicks === null || here.startedTicks === identity.startedTicks
}

function hasProcess(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return readState(pid) !== 'Z'
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Fields of `/proc/<pid>/stat` after the command name, which may contain blanks and brackets. */
function readStat(pid: number): string[] | null {
  const stat = readOrNull(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  return stat === null ? null : stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

const readState = (pid: number): string | null => readStat(pid)?.[0] ?? null
const readStartedTicks = (pid: number): string | null => readStat(pid)?.[19] ?? null

function readOrNull(read: () => string): string | null {
  try {
    return read()
  } catch {
    return null
  }
}

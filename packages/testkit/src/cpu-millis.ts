/** Processor time of a run in milliseconds, independent of the load of the machine. */
export function cpuMillis(run: () => void): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

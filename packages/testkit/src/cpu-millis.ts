/** Processor time of a run in milliseconds, deaf to what else the machine does. */
export function cpuMillis(run: () => void): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

import { readOptions, SimulatorConfigError, usage } from './simulator.config.ts'
import { startSimulator } from './start-simulator.ts'

async function start(): Promise<void> {
  const simulator = await startSimulator(readOptions())
  process.stdout.write(`Simulador de Flow: ${simulator.origin}\n`)
  const stop = (): void => {
    void simulator.close().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

if (process.argv.includes('--help')) process.stdout.write(usage)
else
  start().catch((error: unknown) => {
    const reason = error instanceof SimulatorConfigError || error instanceof RangeError || isPortError(error) ? error.message : error
    process.stderr.write(`${String(reason)}\n`)
    process.exit(1)
  })

function isPortError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES')
}

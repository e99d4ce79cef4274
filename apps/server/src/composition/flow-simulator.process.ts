import { once } from 'node:events'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { type Simulator, startSimulator } from '@basejuris/flow/simulator'

/** What the product sends to this program before it starts. */
export interface SimulatorSettings {
  readonly port: number
  readonly apiKey: string
  readonly secretKey: string
  /** Where its state is stored between starts. */
  readonly stateFile: string
}

const saveEveryMs = 1000

/** The simulator of the payment provider as a program. It reports over IPC that it listens, and ends with its parent. */
async function run({ stateFile, ...settings }: SimulatorSettings): Promise<void> {
  const simulator = await startSimulator({ ...settings, host: 'localhost' })
  await restoreState(simulator, stateFile)
  const saver = saveState(simulator, stateFile)
  process.stdout.write(`Simulador de pagos: ${simulator.origin} (modo de prueba: no cobra a nadie)\n`)
  process.send?.('listening')
  const end = (): void => {
    saver()
      .finally(() => simulator.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  }
  process.once('SIGTERM', end)
  // The terminal sends it to both; the parent decides.
  process.on('SIGINT', () => undefined)
  process.once('disconnect', end)
}

async function restoreState({ control }: Simulator, stateFile: string): Promise<void> {
  const stored = await readFile(stateFile, 'utf8').catch(() => null)
  if (stored === null) return
  await control.restore(JSON.parse(stored)).catch((error: unknown) => {
    process.stderr.write(`Simulador de pagos: no se pudo leer ${stateFile} y comienza de cero (${String(error)})\n`)
  })
}

/** Stores the state whenever it changed. Answers what stops it after a last time. */
function saveState({ control }: Simulator, stateFile: string): () => Promise<void> {
  let last = ''
  let writing = Promise.resolve()
  const save = async (): Promise<void> => {
    const state = JSON.stringify(await control.snapshot())
    if (state === last) return
    last = state
    await writeFile(`${stateFile}.new`, state)
    await rename(`${stateFile}.new`, stateFile)
  }
  const timer = setInterval(() => {
    writing = writing.then(save).catch(() => undefined)
  }, saveEveryMs)
  return async () => {
    clearInterval(timer)
    await writing.then(save).catch(() => undefined)
  }
}

const [settings] = (await once(process, 'message')) as [SimulatorSettings]
await run(settings)

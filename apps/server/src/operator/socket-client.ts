import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { OperatorError } from '../errors/operator-error.ts'
import { type CommandProgress, type CommandResult, commandEventSchema } from './socket-messages.ts'

/**
 * Sends a command to the running product and waits for its end. Answers null when nothing listens at `path`. @throws {OperatorError}
 * when the command failed
 */
export async function sendCommand(
  path: string,
  command: string,
  args: object,
  report: (progress: CommandProgress) => void,
): Promise<{ readonly result: CommandResult } | null> {
  const socket = connect(path)
  const connected = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  })
  if (!connected) return null
  socket.on('error', () => socket.destroy())
  socket.write(`${JSON.stringify({ command, args })}\n`)
  for await (const line of createInterface({ input: socket })) {
    const event = commandEventSchema.parse(JSON.parse(line))
    if (event.type === 'progress') report(event.progress)
    else {
      socket.destroy()
      if (event.type === 'failed') throw new OperatorError(event.message)
      return { result: event.result }
    }
  }
  throw new OperatorError('El producto se detuvo antes de terminar la orden. Lo confirmado no se pierde: repita la orden para continuar.')
}

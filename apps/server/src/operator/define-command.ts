import type { z } from 'zod'
import type { Platform } from '../composition/open-platform.ts'
import type { Config } from '../config/config.ts'
import { OperatorError } from '../errors/operator-error.ts'
import type { CommandProgress } from './socket-messages.ts'

export interface CommandContext {
  readonly platform: Platform
  readonly report: (progress: CommandProgress) => void
  readonly signal: AbortSignal
}

/** Context of a command that runs while the product is stopped. */
export interface StoppedContext extends Omit<CommandContext, 'platform'> {
  readonly config: Config
}

interface CommandDefinition<Request extends z.ZodType, Answer> {
  readonly request: Request
  readonly run: (request: z.output<Request>, context: CommandContext) => Promise<Answer>
  /** Runs instead while the product is stopped; without it, the product is opened for the command. */
  readonly runStopped?: (request: z.output<Request>, context: StoppedContext) => Promise<Answer>
}

/** An operator command. Requests and answers travel as JSON. */
export interface OperatorCommand<Request extends z.ZodType = z.ZodType, Answer = unknown> {
  readonly request: Request
  /** @throws {OperatorError} when the request does not fit the schema, or the command refuses it */
  readonly run: (request: unknown, context: CommandContext) => Promise<Answer>
  readonly runStopped: ((request: unknown, context: StoppedContext) => Promise<Answer>) | null
}

export function defineCommand<Request extends z.ZodType, Answer>({
  request: schema,
  run,
  runStopped,
}: CommandDefinition<Request, Answer>): OperatorCommand<Request, Answer> {
  return {
    request: schema,
    run: async (request, context) => run(parseRequest(schema, request), context),
    runStopped: runStopped === undefined ? null : async (request, context) => runStopped(parseRequest(schema, request), context),
  }
}

function parseRequest<Request extends z.ZodType>(schema: Request, request: unknown): z.output<Request> {
  const parsed = schema.safeParse(request)
  if (parsed.success) return parsed.data
  throw new OperatorError(`Argumentos no válidos: ${parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')}.`)
}

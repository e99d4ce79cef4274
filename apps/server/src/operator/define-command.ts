import type { z } from 'zod'
import type { Platform } from '../composition/open-platform.ts'
import type { Config } from '../config/config.ts'

export interface CommandContext {
  readonly platform: Platform
  readonly report: (progress: unknown) => void
  readonly signal: AbortSignal
}

/** Where the product does not run and the command needs none of it. */
export interface StoppedContext extends Omit<CommandContext, 'platform'> {
  readonly config: Config
}

/** What an operator may ask of the product, running or not. Arguments and results travel as JSON. */
export interface OperatorCommand<Args extends z.ZodType = z.ZodType, Result = unknown> {
  readonly args: Args
  readonly run: (args: z.output<Args>, context: CommandContext) => Promise<Result>
  /** What to do instead while the product does not run; without it, the product is opened for the command. */
  readonly runStopped?: (args: z.output<Args>, context: StoppedContext) => Promise<Result>
}

export function defineCommand<Args extends z.ZodType, Result>(command: OperatorCommand<Args, Result>): OperatorCommand<Args, Result> {
  return command
}

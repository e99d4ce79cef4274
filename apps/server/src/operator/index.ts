/** API of the command line and of the benchmarks. */
export { operatorSocketPath } from '../config/operator-socket-path.ts'
export { OperatorError } from '../errors/operator-error.ts'
export { type PrivacyAction, privacyActions } from '../modules/privacy/resolve-privacy.ts'
export { flagNames } from './commands/flags.ts'
export { type CommandName, commands, type OperatorCommands } from './operator-commands.ts'
export { type PerformOptions, performCommand } from './perform-command.ts'
export { sendCommand } from './socket-client.ts'
export type { CommandProgress } from './socket-messages.ts'

import type { Platform } from '../composition/open-platform.ts'
import { OperatorError } from '../errors/operator-error.ts'
import { backupCommand, restoreCommand } from './commands/backup.ts'
import { closeContact, listContact, showContact } from './commands/contact.ts'
import { listFlags, setFlagCommand } from './commands/flags.ts'
import { ingestCommand } from './commands/ingest.ts'
import { maskingReport } from './commands/masking.ts'
import { extendPrivacy, listPrivacy, showPrivacy } from './commands/privacy.ts'
import { rebuildIndexCommand } from './commands/rebuild-index.ts'
import { remove } from './commands/remove.ts'
import { listReports, resolveReport, showReport } from './commands/reports.ts'
import { reprocess } from './commands/reprocess.ts'
import { resolvePrivacyCommand } from './commands/resolve-privacy.ts'
import { sendDigests } from './commands/send-digests.ts'
import { status } from './commands/status.ts'
import { userTrial } from './commands/user-trial.ts'
import { createUser, disableUser, enableUser, listUsersCommand, setUserPassword } from './commands/users.ts'
import { verifyIndexCommand } from './commands/verify-index.ts'
import type { OperatorCommand } from './define-command.ts'
import type { RunCommand } from './socket-server.ts'

export const commands: Readonly<Record<string, OperatorCommand>> = {
  ingest: ingestCommand as OperatorCommand,
  remove: remove as OperatorCommand,
  reprocess: reprocess as OperatorCommand,
  'masking report': maskingReport as OperatorCommand,
  status: status as OperatorCommand,
  'reports list': listReports as OperatorCommand,
  'reports show': showReport as OperatorCommand,
  'reports resolve': resolveReport as OperatorCommand,
  backup: backupCommand as OperatorCommand,
  restore: restoreCommand as OperatorCommand,
  'contact list': listContact as OperatorCommand,
  'contact show': showContact as OperatorCommand,
  'contact close': closeContact as OperatorCommand,
  'privacy list': listPrivacy as OperatorCommand,
  'privacy show': showPrivacy as OperatorCommand,
  'privacy extend': extendPrivacy as OperatorCommand,
  'privacy resolve': resolvePrivacyCommand as OperatorCommand,
  'index verify': verifyIndexCommand as OperatorCommand,
  'index rebuild': rebuildIndexCommand as OperatorCommand,
  'users create': createUser as OperatorCommand,
  'users list': listUsersCommand as OperatorCommand,
  'users disable': disableUser as OperatorCommand,
  'users enable': enableUser as OperatorCommand,
  'users set-password': setUserPassword as OperatorCommand,
  'users trial': userTrial as OperatorCommand,
  'digests send': sendDigests as OperatorCommand,
  'flags list': listFlags as OperatorCommand,
  'flags set': setFlagCommand as OperatorCommand,
}

/** Carries out operator commands on an open platform. */
export function commandRunner(platform: Platform): RunCommand {
  return async (name, args, report, signal) => {
    const command = commands[name]
    if (command === undefined)
      throw new OperatorError(`No existe la orden «${name}». Las órdenes son: ${Object.keys(commands).join(', ')}.`)
    const parsed = command.args.safeParse(args)
    if (!parsed.success)
      throw new OperatorError(`Argumentos no válidos: ${parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')}.`)
    return command.run(parsed.data, { platform, report, signal })
  }
}

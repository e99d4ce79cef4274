import type { z } from 'zod'
import type { Platform } from '../composition/open-platform.ts'
import { OperatorError } from '../errors/operator-error.ts'
import { listAnswers, showAnswer } from './commands/answers.ts'
import { askCommand, listToolsCommand, reportToolCommand, runToolCommand } from './commands/ask.ts'
import { backupCommand, migrateCommand, restoreCommand } from './commands/backup.ts'
import { closeContact, listContact, showContact } from './commands/contact.ts'
import { addDemonstrationCommand, removeDemonstrationCommand } from './commands/demonstration.ts'
import { listFlags, setFlagCommand } from './commands/flags.ts'
import { ingestCommand } from './commands/ingest.ts'
import { addKeyCommand, listKeysCommand, revokeKeyCommand } from './commands/keys.ts'
import { maskingReport } from './commands/masking.ts'
import { fetchNormsCommand, importNormsCommand } from './commands/norms.ts'
import {
  paymentsStatus,
  reconcilePaymentsCommand,
  refundPayment,
  releasePayment,
  retryDocument,
  showPayments,
} from './commands/payments.ts'
import { extendPrivacy, listPrivacy, showPrivacy } from './commands/privacy.ts'
import { rebuildIndexCommand } from './commands/rebuild-index.ts'
import { removeRulingsCommand } from './commands/remove.ts'
import { listReports, resolveReport, showReport } from './commands/reports.ts'
import { reprocessCommand } from './commands/reprocess.ts'
import { resolvePrivacyCommand } from './commands/resolve-privacy.ts'
import { sendDigests } from './commands/send-digests.ts'
import { statusCommand } from './commands/status.ts'
import { topicsCommand } from './commands/topics.ts'
import { exportUserData, importUserData } from './commands/users/user-data.ts'
import { userTrial } from './commands/users/user-trial.ts'
import { createUser, disableUser, enableUser, listUsersCommand, resetSecondFactor, setUserPassword } from './commands/users/users.ts'
import { verifyIndexCommand } from './commands/verify-index.ts'
import type { OperatorCommand } from './define-command.ts'
import type { RunCommand } from './socket-server.ts'

const definitions = {
  ingest: ingestCommand,
  remove: removeRulingsCommand,
  reprocess: reprocessCommand,
  'demo remove': removeDemonstrationCommand,
  'demo add': addDemonstrationCommand,
  'masking report': maskingReport,
  status: statusCommand,
  topics: topicsCommand,
  ask: askCommand,
  'tools list': listToolsCommand,
  'tools run': runToolCommand,
  'tools report': reportToolCommand,
  'answers list': listAnswers,
  'answers show': showAnswer,
  'reports list': listReports,
  'reports show': showReport,
  'reports resolve': resolveReport,
  backup: backupCommand,
  restore: restoreCommand,
  migrate: migrateCommand,
  'norms import': importNormsCommand,
  'norms fetch': fetchNormsCommand,
  'contact list': listContact,
  'contact show': showContact,
  'contact close': closeContact,
  'privacy list': listPrivacy,
  'privacy show': showPrivacy,
  'privacy extend': extendPrivacy,
  'privacy resolve': resolvePrivacyCommand,
  'index verify': verifyIndexCommand,
  'index rebuild': rebuildIndexCommand,
  'users create': createUser,
  'users list': listUsersCommand,
  'users disable': disableUser,
  'users enable': enableUser,
  'users set-password': setUserPassword,
  'users reset-second-factor': resetSecondFactor,
  'users trial': userTrial,
  'users export': exportUserData,
  'users import': importUserData,
  'payments status': paymentsStatus,
  'payments show': showPayments,
  'payments reconcile': reconcilePaymentsCommand,
  'payments refund': refundPayment,
  'payments retry-document': retryDocument,
  'payments release': releasePayment,
  'digests send': sendDigests,
  'keys add': addKeyCommand,
  'keys list': listKeysCommand,
  'keys revoke': revokeKeyCommand,
  'flags list': listFlags,
  'flags set': setFlagCommand,
}

type Definitions = typeof definitions
export type CommandName = keyof Definitions

/** Every operator command by its name, with the type of its request and of its answer. */
export type OperatorCommands = {
  readonly [Name in CommandName]: {
    readonly request: z.input<Definitions[Name]['request']>
    readonly answer: Awaited<ReturnType<Definitions[Name]['run']>>
  }
}

export const commands: { readonly [Name in CommandName]: OperatorCommand<z.ZodType, OperatorCommands[Name]['answer']> } = definitions

/** Carries out operator commands on an open platform. */
export function commandRunner(platform: Platform): RunCommand {
  return async (name, request, report, signal) => {
    if (!isCommandName(name)) throw new OperatorError(`No existe la orden «${name}». Las órdenes son: ${Object.keys(commands).join(', ')}.`)
    return commands[name].run(request, { platform, report, signal })
  }
}

const isCommandName = (name: string): name is CommandName => Object.hasOwn(commands, name)

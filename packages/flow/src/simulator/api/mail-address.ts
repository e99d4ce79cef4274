import { FlowError, refusal } from '../state/flow-error.ts'
import type { World } from '../state/world.ts'
import type { Parameters } from './parameters.ts'

/** A mail address by its form. */
export function readMail(parameters: Parameters, name: string): string {
  const mail = parameters.text(name, 254)
  if (!/^[^\s@<>]+@[^\s@<>.]+(?:\.[^\s@<>.]+)+$/.test(mail)) throw refusal(`${name} is not a valid e-mail`)
  return mail
}

/** A payer's address: 1620 for domains that receive no mail. */
export function readPayer({ state }: World, parameters: Parameters, name: string): string {
  const mail = readMail(parameters, name)
  const domain = mail.slice(mail.lastIndexOf('@') + 1).toLowerCase()
  const isRefused = state.settings.refusedMailDomains.some((refused) => domain === refused || domain.endsWith(`.${refused}`))
  if (isRefused) throw new FlowError(400, 1620, `The userEmail: ${mail} is not valid`)
  return mail
}

import { formatPesos, formatPlural } from '@basejuris/domain'
import { z } from 'zod'
import { type MailContent, paragraph } from '../../mail-content.ts'
import { type PaymentMailSite, trialNote } from './payment-words.ts'

export interface MailFinding {
  readonly what: string
  readonly subject: string
  readonly details: unknown
}

const detailsSchema = z
  .object({
    fields: z.array(z.string()),
    other: z.string(),
    subscriptionId: z.string(),
    customerId: z.string(),
    amount: z.number(),
    expectedAmount: z.number(),
    planId: z.string(),
    problem: z.string(),
    failure: z.string(),
  })
  .partial()

type Describe = (subject: string, details: z.infer<typeof detailsSchema>) => string

const amountOf = (amount: number | undefined): string => (amount === undefined ? 'monto desconocido' : formatPesos(amount))

const sentences: Readonly<Record<string, Describe>> = {
  changed: (subject, { fields = [] }) =>
    `La suscripción ${subject} había cambiado en el proveedor sin aviso (${fields.join(', ')}). Ya se puso al día; no hay que hacer nada más que saberlo.`,
  missed_payment: (subject, { subscriptionId = '', amount }) =>
    `El cobro ${subject} de ${subscriptionId} (${amountOf(amount)}) estaba pagado y el proveedor no lo avisó. Ya se anotó.`,
  held: (subject, { subscriptionId = '', amount, expectedAmount }) =>
    `El cobro ${subject} de ${subscriptionId} quedó retenido: es de ${amountOf(amount)} y se había contratado ${amountOf(expectedAmount)}. No da acceso. Decida: «payments release ${subject} --reason …» o «payments refund ${subject}».`,
  second: (subject, { other = '' }) =>
    `La suscripción ${subject} corre a la vez que ${other}, del mismo usuario. Cancele una en el portal de Flow y devuelva lo cobrado de más.`,
  plan: (subject, { planId = '' }) =>
    `La suscripción ${subject} tiene el plan «${planId}», que no es de los nuestros. Sus cobros que no calcen con la tarifa quedan retenidos. Revísela en el portal de Flow.`,
  orphan: (subject, { customerId = '' }) =>
    `El proveedor tiene la suscripción ${subject} del cliente ${customerId}, que no corresponde a ningún intento nuestro. No se tocó: revísela en el portal de Flow.`,
  adopted: (subject) =>
    `La suscripción ${subject} se había creado sin que llegara la respuesta. Se adoptó: su usuario la tiene con sus bases.`,
  catalogue: (_subject, { problem = '' }) => `Los pagos están cerrados: ${problem}.`,
  document: (subject, { failure = '' }) =>
    `No se pudo emitir el documento tributario ${subject} (${failure}). Corrija la causa y repita con «payments retry-document ${subject}».`,
  refund: (subject, { amount, failure = '' }) =>
    `El proveedor no devolvió el cobro ${subject} (${amountOf(amount)}; ${failure}). Repita con «payments refund ${subject}».`,
}

/** One sentence about a finding, by ids and amounts. */
export function describeFinding({ what, subject, details }: MailFinding): string {
  return sentences[what]?.(subject, detailsSchema.parse(details)) ?? `${what}: ${subject}`
}

/** What a person has to look at, for the support address. */
export function findingsMail(findings: readonly MailFinding[], site: PaymentMailSite): MailContent {
  const counted = formatPlural(findings.length, 'diferencia', 'diferencias')
  return {
    subject: `Pagos: ${counted} con el proveedor`,
    preview: findings[0] === undefined ? counted : describeFinding(findings[0]),
    parts: [
      ...trialNote(site),
      paragraph(`Los trabajos de pagos encontraron ${counted}:`),
      ...findings.map((finding) => paragraph(`– ${describeFinding(finding)}`)),
      paragraph('La historia de cada una: «npm run basejuris -- payments show», con el id de la suscripción o el número del cobro.'),
    ],
  }
}

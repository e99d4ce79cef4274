import type { Transporter } from 'nodemailer'
import type { MailTransport } from './mail-transport.ts'
import { toMimeMessage } from './mime-message.ts'

const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 } as const

/** `url`: smtp://user:password@host:587, or smtps:// for TLS from the start. */
export function createSmtpTransport(url: string, from: string): MailTransport {
  let server: Transporter | null = null
  return {
    async deliver(mail, delivery) {
      try {
        server ??= (await import('nodemailer')).createTransport({ url, ...timeouts })
        await server.sendMail(toMimeMessage(mail, delivery, from))
      } catch (error) {
        // Servers quote the recipient when they refuse, and this error is logged.
        const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number }
        throw new Error(`The mail server did not accept a mail (${[code, responseCode].filter(Boolean).join(' ') || 'unknown reason'})`)
      }
    },
  }
}

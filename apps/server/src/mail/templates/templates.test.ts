import { describe, expect, it } from 'vitest'
import { renderMail } from '../render-mail.ts'
import { accountNoticeMail } from './account-notice.ts'
import { confirmNewEmailMail } from './email-change.ts'
import { newDeviceMail } from './new-device.ts'
import { recoveryCodeMail } from './recovery-code.ts'
import { verifyEmailMail } from './verify-email.ts'

const site = { publicUrl: 'https://basejuris.test', supportEmail: 'soporte@basejuris.test' }
const url = 'https://basejuris.test/verificar-correo?codigo=abc&x=1'
const notice = { at: new Date('2026-11-20T15:04:00Z'), supportEmail: site.supportEmail }
const mails = {
  recovery: recoveryCodeMail({ code: '1234-5678', minutes: 15, url }),
  verify: verifyEmailMail({ url, hours: 48 }),
  change: confirmNewEmailMail({ url, hours: 48 }),
  password: accountNoticeMail('password', notice),
  deleted: accountNoticeMail('deleted', notice),
  newDevice: newDeviceMail({
    ...notice,
    device: 'Firefox en Linux',
    address: '10.1.2.3',
    days: 90,
    url: `${site.publicUrl}/cuenta#sesiones`,
  }),
}

describe('mails', () => {
  it.each(Object.entries(mails))('%s says the same as text and as HTML, and loads nothing', (_name, mail) => {
    const { subject, text, html } = renderMail(mail, site)
    expect(subject).toBe(mail.subject)
    expect(html).toMatch(/^<!doctype html>\n<html lang="es-CL">/)
    expect(html).not.toMatch(/<(?:img|script|link|iframe|object)|src=|url\(|onclick/)
    const read = html.replace(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ').replaceAll('&amp;', '&')
    const words = mail.parts.flatMap((part) => ('text' in part ? part.text.split(/\s+/) : []))
    for (const word of words) expect([text.includes(word), read.includes(word)]).toEqual([true, true])
    for (const link of html.matchAll(/href="(https?:[^"]+)"/g)) expect(link[1]).toMatch(/^https:\/\/basejuris\.test(\/|$)/)
  })

  it('carries code, terms and link of a recovery', () => {
    const { text } = renderMail(mails.recovery, site)
    expect(text).toContain('1234-5678')
    expect(text).toContain('Vence en 15 minutos y sirve una sola vez.')
    expect(text).toContain(url)
    expect(text).toMatch(/Dudas: soporte@basejuris\.test$/)
  })

  it('says when something happened and what to do', () => {
    const { text } = renderMail(mails.password, site)
    expect(text).toContain('Ocurrió el 20-11-2026 a las 12:04, hora de Chile.')
    expect(text).toContain('Si no fue usted, recupere su contraseña de inmediato y escríbanos a soporte@basejuris.test.')
    expect(renderMail(mails.deleted, site).text).not.toContain('recupere')
  })

  it('says from where and when somebody signed in, and what to do in either case', () => {
    const { subject, text, html } = renderMail(mails.newDevice, site)
    expect(subject).toBe('Inicio de sesión en su cuenta desde un equipo nuevo')
    for (const said of [
      'Firefox en Linux, desde la dirección 10.1.2.3, el 20-11-2026 a las 12:04, hora de Chile.',
      'Si fue usted, no tiene que hacer nada.',
      'Si no fue usted, cierre esa sesión, cambie su contraseña de inmediato',
      'https://basejuris.test/cuenta#sesiones',
    ])
      expect(text).toContain(said)
    expect(html).toContain('href="https://basejuris.test/cuenta#sesiones"')
    expect(text.length).toBeLessThan(700)
  })

  it('shows what somebody wrote as text, never as HTML', () => {
    const quote = '<img src=x onerror=alert(1)> & "más"'
    const { html, text } = renderMail({ subject: '<b>', preview: quote, parts: [{ kind: 'quote', text: quote }] }, site)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;más&quot;')
    expect(html).not.toContain('<img')
    expect(text).toContain(`> ${quote}`)
  })
})

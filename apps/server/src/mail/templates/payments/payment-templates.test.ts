import { termsOfService } from '@basejuris/contract/terms'
import { splitIva } from '@basejuris/domain'
import { describe, expect, it } from 'vitest'
import { renderMail } from '../../render-mail.ts'
import { chargeMail, documentMail, failedChargeMail, refundMail } from './charge-mails.ts'
import { baseAddedMail, cardCheckMail, contractedMail, priceChangeMail, reminderMail } from './contract-mails.ts'
import { accessEndedMail, cancelledMail, withdrawnMail } from './ending-mails.ts'
import { describeFinding, findingsMail } from './findings-mail.ts'
import { describeCard } from './payment-words.ts'

const site = { publicUrl: 'https://basejuris.test', isTrial: false }
const mailSite = { ...site, supportEmail: 'soporte@basejuris.test' }
const operator = { companyLine: 'Jurisprudencia SpA', supportEmail: 'soporte@basejuris.test' }
const at = new Date('2026-08-01T14:00:00Z')
const card = { creditCardType: 'Visa', last4CardDigits: '6623' }
const monthly = splitIva(31_000)
const contract = {
  contractedAt: at,
  bases: ['Corte Suprema', 'Contraloría'],
  waiting: [] as string[],
  today: splitIva(1000),
  monthly,
  fullChargeOn: '2026-09-01',
  card,
  terms: termsOfService(operator).sections,
  consent: { text: 'Pago de hoy: $1.000, IVA incluido.', termsVersion: '2', at },
  withdrawUntil: '2026-08-11',
}
const price = { base: 'Familia', oldPrice: 10_000, effectiveOn: '2026-10-01', acceptUntil: '2026-09-28' }

const mails = {
  contracted: contractedMail(contract, site),
  later: contractedMail({ ...contract, today: null }, site),
  added: baseAddedMail({ base: 'Familia', price: splitIva(10_000), addedAt: at, chargedFrom: '2026-09-01', readableFrom: null }, site),
  reminder: reminderMail({ fullChargeOn: '2026-09-01', monthly, card }, site),
  dearer: priceChangeMail({ ...price, newPrice: splitIva(12_000) }, site),
  cheaper: priceChangeMail({ ...price, newPrice: splitIva(8000) }, site),
  card: cardCheckMail({ card, registeredAt: at, nextInvoiceOn: '2026-09-01' }, site),
  charge: chargeMail(
    {
      invoiceId: 7,
      amount: splitIva(1000),
      paidAt: at,
      period: { from: '2026-08-01', until: '2026-08-31' },
      card,
      document: { kind: 'boleta', folio: '12' },
    },
    site,
  ),
  document: documentMail({ kind: 'nota_credito', folio: '13', invoiceId: 7, amount: splitIva(1000) }, site),
  failed: failedChargeMail({ invoiceId: 8, amount: monthly, dueOn: '2026-09-04', card }, site),
  refund: refundMail({ invoiceId: 7, amount: splitIva(1000) }, site),
  cancelled: cancelledMail({ until: '2026-09-30', wasPaid: true }, site),
  neverPaid: cancelledMail({ until: null, wasPaid: false }, site),
  withdrawn: withdrawnMail({ requestedAt: at, refunded: 1000 }, site),
  arrears: accessEndedMail({ state: 'arrears', lastDay: null }, site),
  ended: accessEndedMail({ state: 'cancelled', lastDay: '2026-09-30' }, site),
  findings: findingsMail([{ what: 'held', subject: '7', details: { subscriptionId: 'sus_1', amount: 1500, expectedAmount: 1000 } }], site),
}

describe('mails about payments', () => {
  it.each(Object.entries(mails))('%s say the same as text and as HTML, load nothing, and call the reader usted', (_name, mail) => {
    const { subject, text, html } = renderMail(mail, mailSite)
    expect(subject).toBe(mail.subject)
    expect(html).not.toMatch(/<(?:img|script|link|iframe|object)|src=|url\(|onclick/)
    const shown = html
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
    for (const word of mail.parts.flatMap((part) => ('text' in part ? part.text.split(/\s+/) : []))) {
      expect(text).toContain(word)
      expect(shown).toContain(word)
    }
    for (const link of html.matchAll(/href="(https?:[^"]+)"/g)) expect(link[1]).toMatch(/^https:\/\/basejuris\.test(\/|$)/)
    expect(text).not.toMatch(/\b(?:tu|tus|tú|puedes|tienes|quieres|undefined|null|NaN)\b|\d{4}-\d{2}-\d{2}/i)
    expect(text.match(/\d{8,}/)).toBeNull()
    expect(`${mail.preview} ${subject}`).not.toContain('\n')
    expect(text).not.toContain('Modo de prueba')
  })

  it('say amounts that add up, days, and what the law asks for', () => {
    const contracted = renderMail(mails.contracted, mailSite).text
    for (const said of [
      'Usted contrató la suscripción mensual a BaseJuris el 01-08-2026 a las 10:00, hora de Chile.',
      'Bases: Corte Suprema y Contraloría.',
      'Se cobró al contratar: $840 neto + $160 IVA = $1.000.',
      'Primer cobro completo: el 01-09-2026, $26.050 neto + $4.950 IVA = $31.000.',
      'a la tarjeta Visa terminada en 6623',
      '> Pago de hoy: $1.000, IVA incluido.',
      'versión 2 de los términos del servicio',
      'Puede cancelar cuando quiera, sin dar razones',
      'Hasta el 11-08-2026 puede también retractarse',
    ])
      expect(contracted).toContain(said)
    expect(renderMail(mails.later, mailSite).text).toContain('Hoy no se cobró nada.')
    expect(renderMail(mails.charge, mailSite).text).toContain('Documento: boleta electrónica N° 12.')
    expect(renderMail(mails.document, mailSite).subject).toBe('Su nota de crédito electrónica N° 13')
    expect(renderMail(mails.failed, mailSite).text).toContain('Puede pagarlo hasta el 04-09-2026')
    expect(renderMail(mails.dearer, mailSite).text).toContain('solo si usted lo acepta hasta el 28-09-2026')
    expect(renderMail(mails.cheaper, mailSite).text).toContain('no tiene que hacer nada')
    expect(renderMail(mails.neverPaid, mailSite).text).toContain('Nunca se le cobró nada por ella.')
  })

  it('hold the terms that were accepted in full, as text and as HTML, and never those of another version', () => {
    const { text, html } = renderMail(mails.contracted, mailSite)
    expect(text).toContain('TÉRMINOS DEL SERVICIO, VERSIÓN 2')
    expect(html).toContain('Términos del servicio, versión 2')
    const plain = html.replaceAll(/<[^>]+>/g, '')
    const { sections } = termsOfService(operator)
    expect(sections.length).toBeGreaterThan(10)
    for (const [at, { title, body }] of sections.entries()) {
      expect(text).toContain(`\n\n${at + 1}. ${title}\n\n`)
      expect(plain).toContain(`${at + 1}. ${title}`)
      for (const words of body.flat().flatMap((block) => block.split(/\*\*|\[|\]\([^)]*\)/))) {
        expect(text).toContain(words)
        expect(plain).toContain(words)
      }
    }
    expect(text).toContain(
      'Presta el servicio Jurisprudencia SpA. Puede escribirle desde la página de contacto (https://basejuris.test/contacto)',
    )
    expect(html).toContain('<a href="https://basejuris.test/privacidad"')
    const other = renderMail(contractedMail({ ...contract, terms: null }, site), mailSite)
    expect(other.text).not.toContain('TÉRMINOS DEL SERVICIO')
    expect(other.text).toContain('puede pedirnos (https://basejuris.test/contacto)')
  })

  it('say since when each base of a contract is read', () => {
    const textOf = (more: Partial<typeof contract>): string => renderMail(contractedMail({ ...contract, ...more }, site), mailSite).text
    expect(textOf({})).toContain('Bases: Corte Suprema y Contraloría. Ya puede leer sus textos.')
    const later = 'Podrá leer los de Contraloría desde la próxima factura pagada, porque ya tuvo su mes sin cobro.'
    expect(textOf({ waiting: ['Contraloría'] }).replace(/\s+/gu, ' ')).toContain(`Ya puede leer los textos de Corte Suprema. ${later}`)
    expect(textOf({ bases: ['Contraloría'], waiting: ['Contraloría'] })).not.toContain('Ya puede leer')
    const starting = renderMail(mails.later, mailSite).text.replace(/\s+/gu, ' ')
    expect(starting).toContain('Sus textos se leen con esta suscripción desde el 01-09-2026, cuando comienza.')
  })

  it('say that a trial charges nothing, and name a card whose data are not known', () => {
    expect(renderMail(reminderMail({ fullChargeOn: '2026-09-01', monthly, card }, { ...site, isTrial: true }), mailSite).text).toContain(
      'Modo de prueba: no se cobra dinero real.',
    )
    expect(describeCard({ creditCardType: null, last4CardDigits: null })).toBe('la tarjeta registrada')
  })
})

it('describes every kind of finding with what to do', () => {
  const details = { subscriptionId: 'sus_1', customerId: 'cus_1', other: 'sus_2', amount: 1500, expectedAmount: 1000, fields: ['status'] }
  for (const what of ['changed', 'missed_payment', 'held', 'second', 'plan', 'orphan', 'adopted', 'catalogue', 'document', 'refund'])
    expect(describeFinding({ what, subject: '7', details: { ...details, problem: 'el monto', failure: 'rut' } })).toMatch(
      /^\p{Lu}.{30,}[.»]$/u,
    )
  expect(describeFinding({ what: 'held', subject: '7', details })).toContain('«payments release 7 --reason …» o «payments refund 7»')
})

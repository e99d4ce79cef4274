import { expect, it } from 'vitest'
import { readInvoice, reconciledText, refundText, statusText, storyText } from './payments-command.ts'

const status = {
  mode: 'simulator',
  problems: [],
  sold: true,
  lastSync: '2026-08-01T14:00:00.000Z',
  subscriptions: { running: 3, overdue: 1 },
  attempts: { active: 4, redirected: 1 },
  invoices: { paid: 1200, held: 1 },
  documents: {},
  refunds: { rejected: 1 },
  waitingNotices: 0,
  findings: 2,
} as const

it('says in eight lines how payments stand', () => {
  expect(statusText(status)).toBe(
    [
      'Modo simulator; suscripciones a la venta; plan e ítems como deben.',
      'Suscripciones: 3 vigentes, 1 en mora.',
      'Cobros: 1.200 pagados, 1 retenidos.',
      'Intentos: 4 logrados, 1 en la página del proveedor.',
      'Documentos tributarios: ninguno.',
      'Devoluciones: 1 rechazadas.',
      'Avisos del proveedor por atender: 0; diferencias por contar al soporte: 2.',
      'Última suscripción leída: 01-08-2026 a las 10:00.',
    ].join('\n'),
  )
  expect(statusText({ ...status, problems: ['plan fullBjud: el monto es 1 y debe ser 1000'], sold: false })).toContain(
    'cerradas (flags set subscriptions on); plan fullBjud: el monto es 1',
  )
})

const story = {
  email: 'ana@ejemplo.cl',
  customerId: 'cus_1',
  card: 'Visa 6623',
  subscriptions: [
    {
      subscriptionId: 'sus_1',
      reason: 'Suscripción completa activa',
      periodEnd: '2026-08-31',
      nextInvoiceDate: '2026-09-01',
      bases: [{ name: 'Contraloría', amount: 10_000 }],
    },
  ],
  attempts: [{ id: 'a-1', purpose: 'subscription', state: 'failed', failure: 'declined', createdAt: '2026-08-01T14:00:00.000Z' }],
  invoices: [
    {
      invoiceId: 7,
      amount: 1500,
      net: 1261,
      iva: 239,
      state: 'held',
      periodStart: '2026-08-01',
      periodEnd: '2026-08-31',
      paidAt: null,
      documents: [{ kind: 'boleta', state: 'failed', folio: null, failure: 'rut' }],
      refund: 'requested',
    },
  ],
  mails: [],
  audit: [{ at: '2026-08-01T14:00:00.000Z', actor: 'operator', action: 'invoice.released', subject: 'invoice:7', after: { reason: 'ok' } }],
} as const satisfies Parameters<typeof storyText>[0]

it('tells the story of a user', () => {
  expect(storyText(story)).toBe(
    [
      'ana@ejemplo.cl  cliente cus_1  tarjeta Visa 6623',
      'Suscripciones',
      '  sus_1  Suscripción completa activa  período hasta 31-08-2026  próximo cobro 01-09-2026  Contraloría $10.000',
      'Cobros',
      '  N° 7  $1.261 + $239 = $1.500  RETENIDO  01-08-2026 a 31-08-2026  boleta fallida (rut)  devolución pedida',
      'Intentos',
      '  a-1  01-08-2026 a las 10:00  suscripción  failed (declined)',
      'Correos',
      '  nada',
      'Auditoría',
      '  01-08-2026 a las 10:00  operator  invoice.released  invoice:7  {"reason":"ok"}',
    ].join('\n'),
  )
})

it('says what a reconciliation found and left', () => {
  const nothing = { openAttempts: 0, differences: [], orphans: 0, openWithdrawals: 0, pendingDocuments: 0, mails: 0, reported: 0 }
  expect(reconciledText(nothing)).toBe(
    'Nada difería del proveedor.\nQueda: nada.\nCorreos a usuarios: 0; diferencias contadas al soporte: 0.',
  )
  const text = reconciledText({
    ...nothing,
    openAttempts: 1,
    orphans: 1,
    differences: [{ subscriptionId: 'sus_1', what: 'missed payment', details: [7] }],
  })
  for (const said of ['sus_1  pago sin aviso  7', 'Solo el proveedor tenía 1 suscripción.', 'Queda: 1 intento sin resultado conocido.'])
    expect(text).toContain(said)
})

it('takes the number of an invoice alone', () => {
  expect(readInvoice('1234')).toBe(1234)
  for (const written of ['0', '-1', '1.5', 'sus_1', '', '1234567890123456'])
    expect(() => readInvoice(written), written).toThrow('número del cobro')
})

it('says what a refund did to the subscription', () => {
  const refunded = { invoiceId: 7, amount: 1500, state: 'requested', failure: null, hasEnded: true, nextInvoiceDate: null } as const
  expect(refundText(refunded)).toBe(
    [
      'Devolución del cobro 7, $1.500: pedida.',
      'Su nota de crédito quedó preparada.',
      'La suscripción terminó: el período devuelto ya no da acceso y no se cobra nada más.',
    ].join('\n'),
  )
  expect(refundText({ ...refunded, hasEnded: false, nextInvoiceDate: '2026-09-01' })).toContain(
    'La suscripción sigue y se cobra de nuevo el 01-09-2026, salvo que se cancele antes.',
  )
  expect(refundText({ ...refunded, state: 'rejected', failure: 'refused', hasEnded: false })).toBe(
    'Devolución del cobro 7, $1.500: rechazada (refused).',
  )
})

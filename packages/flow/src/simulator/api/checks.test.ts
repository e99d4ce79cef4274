import { describe, expect, it } from 'vitest'
import { openSimulator, sendRaw, signatureOf } from '../testing/open-simulator.ts'
import { isSigned } from './signature.ts'

/** Vectors of Flow's documents and of their reading. */
const vectors = [
  {
    fields: { apiKey: 'XXXX-XXXX-XXXX', currency: 'CLP', amount: '5000' },
    secret: 'my secret',
    s: 'dc3f67215dc89404aedc1deed0be7c2b49d810ca1a6e3feab3b799d77c4a9950',
  },
  {
    fields: { apiKey: '1F90971E-8276-4715-97FF-2BLG5030EE3B', token: 'AJ089FF5467367' },
    secret: 'my secret',
    s: '191947b8253f1b615adeda260fab7d8c8cc0507b22e19d4742baa00b0e464d44',
  },
  {
    fields: { apiKey: 'K', subject: 'Suscripción ñandú & más +1', amount: '1000' },
    secret: 'secreto',
    s: '69306f039f72b707fbcc080bcfbab8b057413d4bf44ac94fbd3249a00ab2883b',
  },
  {
    fields: { apiKey: 'K', customerId: 'cus_onoolldvec', url_return: 'https://app.example.cl/payment-return?ref=a b' },
    secret: 'secreto',
    s: '6f1a38615cd4e55f74ee6160e0b2e8a230ef39e06f42338df9d17c82c4e79a66',
  },
]

describe('signatures', () => {
  it.each(vectors)('are those of the vector $s', ({ fields, secret, s }) => {
    expect(signatureOf(fields, secret)).toBe(s)
    expect(isSigned(new Map(Object.entries({ ...fields, s })), secret)).toBe(true)
  })

  it('fail with another secret, value, name or letter case', () => {
    const [vector] = vectors
    if (vector === undefined) throw new Error('no vector')
    const { fields, secret, s } = vector
    const signed = (changed: Readonly<Record<string, string>>, key = secret) =>
      isSigned(new Map(Object.entries({ ...fields, s, ...changed })), key)
    expect(signed({}, 'other')).toBe(false)
    expect(signed({ amount: '5001' })).toBe(false)
    expect(signed({ extra: '', more: 'x' })).toBe(false)
    expect(signed({ s: s.toUpperCase() })).toBe(false)
    expect(signed({ s: '' })).toBe(false)
  })
})

describe('checks of a call', () => {
  it('come in order: route, method, key, parameters, signature, values', async () => {
    const { origin, apiKey, secretKey, send } = await openSimulator()
    const raw = async (call: string, fields: Readonly<Record<string, string>>) => {
      const { status, body } = await sendRaw(origin, call, fields)
      return [status, body.code, body.message]
    }
    const noService = [400, 105, 'No services available']
    expect(await raw('GET plan/get', {})).toEqual(noService)
    expect(await raw('GET constructor', {})).toEqual(noService)
    expect(await raw('GET plans/create', {})).toEqual(noService)
    expect(await raw('POST plans/create', {})).toEqual([400, 104, 'Missing service params: apiKey'])
    expect(await raw('POST plans/create', { apiKey: 'other' })).toEqual([401, 108, 'Invalid signature'])
    expect(await raw('POST plans/create', { apiKey, planId: 'p' })).toEqual([400, 104, 'Missing service params: name'])
    const whole = { apiKey, planId: 'p q', name: 'n', amount: '1', interval: '3' }
    expect(await raw('POST plans/create', whole)).toEqual([400, 104, 'Missing service params: s'])
    expect(await raw('POST plans/create', { ...whole, s: 'f'.repeat(64) })).toEqual([401, 108, 'Invalid signature'])
    expect(await raw('POST plans/create', { ...whole, s: signatureOf(whole, secretKey) })).toEqual([
      400,
      1001,
      'planId can not contain spaces',
    ])
    expect((await send('GET payment/getStatusByCommerceId', { commerceOrder: 'x' })).body).toEqual({
      code: 104,
      message: 'Missing service params: commerceId',
    })
  })

  it('take a parameter that nobody knows where it is signed, and refuse one that is not', async () => {
    const { origin, apiKey, secretKey, send } = await openSimulator()
    expect((await send('GET plans/list', { nonce: 'x' })).status).toBe(200)
    const unsigned = await sendRaw(origin, 'GET plans/list', { apiKey, nonce: 'x', s: signatureOf({ apiKey }, secretKey) })
    expect(unsigned.status).toBe(401)
  })

  it('take forms of both kinds and no JSON', async () => {
    const { origin, apiKey, secretKey } = await openSimulator()
    const fields = { apiKey, name: 'Ana Ñandú & Cía +1', email: 'ana@correo.cl', externalId: 'u1' }
    const signed = { ...fields, s: signatureOf(fields, secretKey) }
    const form = new FormData()
    for (const [name, value] of Object.entries(signed)) form.set(name, value)
    const multipart = await fetch(`${origin}/api/customer/create`, { method: 'POST', body: form })
    expect(await multipart.json()).toMatchObject({ name: 'Ana Ñandú & Cía +1' })
    const json = await fetch(`${origin}/api/customer/create`, {
      method: 'POST',
      body: JSON.stringify(signed),
      headers: { 'content-type': 'application/json' },
    })
    expect([json.status, await json.json()]).toEqual([400, { code: 104, message: 'Missing service params: apiKey' }])
  })

  it('answer a doubled slash with a page that says 404', async () => {
    const { origin } = await openSimulator()
    const response = await fetch(`${origin}/api//payment/create`, { method: 'POST' })
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html'])
  })
})

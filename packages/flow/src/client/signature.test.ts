import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signFlowRequest, toSentParameters } from './signature.ts'

/** Computed for the fact sheet of the provider with another program. */
const vectors = [
  [
    { apiKey: 'XXXX-XXXX-XXXX', currency: 'CLP', amount: 5000 },
    'my secret',
    'dc3f67215dc89404aedc1deed0be7c2b49d810ca1a6e3feab3b799d77c4a9950',
  ],
  [
    { apiKey: '1F90971E-8276-4715-97FF-2BLG5030EE3B', token: 'AJ089FF5467367' },
    'my secret',
    '191947b8253f1b615adeda260fab7d8c8cc0507b22e19d4742baa00b0e464d44',
  ],
  [
    { apiKey: 'K', subject: 'Suscripción ñandú & más +1', amount: 1000 },
    'secreto',
    '69306f039f72b707fbcc080bcfbab8b057413d4bf44ac94fbd3249a00ab2883b',
  ],
  [
    { apiKey: 'K', customerId: 'cus_onoolldvec', url_return: 'https://app.example.cl/payment-return?ref=a b' },
    'secreto',
    '6f1a38615cd4e55f74ee6160e0b2e8a230ef39e06f42338df9d17c82c4e79a66',
  ],
] as const

const name = fc.stringMatching(/^[A-Za-z_]{1,12}$/).filter((text) => text !== 's')
const parameters = fc.dictionary(name, fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer()))

describe('signFlowRequest', () => {
  it.each(vectors)('signs %o', (given, secret, expected) => {
    expect(signFlowRequest(toSentParameters(given), secret)).toBe(expected)
  })

  it('sorts by code unit: upper case first, and s does not take part', () => {
    const signature = signFlowRequest({ b: '1', B: '2', _: '3' }, 'secreto')
    expect(signature).toBe(signFlowRequest({ _: '3', s: 'anything', B: '2', b: '1' }, 'secreto'))
    // `B2_3b1` written as one name and its value.
    expect(signature).toBe(signFlowRequest({ B2: '_3b1' }, 'secreto'))
  })

  it('is the same in any order, and after a form was written and read', () => {
    fc.assert(
      fc.property(parameters, fc.string(), (given, secret) => {
        const sent = toSentParameters(given)
        const reversed = Object.fromEntries(Object.entries(sent).reverse())
        const received = Object.fromEntries(new URLSearchParams(new URLSearchParams(sent).toString()))
        expect(signFlowRequest(reversed, secret)).toBe(signFlowRequest(sent, secret))
        expect(signFlowRequest(received, secret)).toBe(signFlowRequest(sent, secret))
      }),
    )
  })

  it('differs with another secret or value', () => {
    const sent = { apiKey: 'K', amount: '1000' }
    const others = [signFlowRequest({ ...sent, amount: '1001' }, 'a'), signFlowRequest(sent, 'b')]
    expect(others).not.toContain(signFlowRequest(sent, 'a'))
  })
})

describe('toSentParameters', () => {
  it('leaves out what is absent, and nothing else', () => {
    expect(toSentParameters({ a: undefined, b: null, c: '', d: 0, e: -5 })).toEqual({ c: '', d: '0', e: '-5' })
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21, 1e-7])('refuses %d, naming the parameter only', (value) => {
    expect(() => toSentParameters({ amount: value })).toThrow(new TypeError('amount is not a plain number'))
  })
})

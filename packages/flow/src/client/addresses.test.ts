import { describe, expect, it } from 'vitest'
import { flowBaseUrl } from './base-url.ts'
import { createFlowClient } from './client.ts'
import { registrationPage } from './registration-page.ts'

describe('flowBaseUrl', () => {
  it('knows the addresses of Flow, without trailing slashes', () => {
    expect(flowBaseUrl('sandbox')).toBe('https://sandbox.flow.cl/api')
    expect(flowBaseUrl('production', 'https://www.flow.cl/api//')).toBe('https://www.flow.cl/api')
    expect(flowBaseUrl('simulator', 'http://127.0.0.1:4010/api/')).toBe('http://127.0.0.1:4010/api')
    expect(flowBaseUrl('simulator', 'http://[::1]:4010/api')).toBe('http://[::1]:4010/api')
  })

  it.each([
    ['sandbox', 'https://www.flow.cl/api'],
    ['simulator', 'https://www.flow.cl/api'],
    ['production', 'https://sandbox.flow.cl/api'],
    ['production', 'http://www.flow.cl/api'],
    ['production', 'https://www.flow.cl.example.com/api'],
    ['production', 'http://127.0.0.1:4010/api'],
    ['sandbox', 'https://sandbox.flow.cl/api?x=1'],
    ['simulator', undefined],
    ['simulator', 'http://192.168.1.4:4010/api'],
    ['simulator', 'http://127.0.0.1.example.com/api'],
    ['simulator', 'http://localhost@example.com/api'],
    ['simulator', 'http://localhost:4010'],
    ['simulator', 'http://localhost:4010/api/../x'],
  ] as const)('refuses %s at %s', (mode, baseUrl) => {
    expect(() => flowBaseUrl(mode, baseUrl)).toThrow(RangeError)
    const options = baseUrl === undefined ? {} : { baseUrl }
    expect(() => createFlowClient({ mode, apiKey: 'K', secretKey: 'S', ...options })).toThrow(RangeError)
  })

  it.each([
    ['', 'S'],
    ['K', ' '],
  ])('needs both keys', (apiKey, secretKey) => {
    expect(() => createFlowClient({ mode: 'sandbox', apiKey, secretKey })).toThrow('Flow needs an API key and a secret key')
  })
})

describe('registrationPage', () => {
  it('joins address and token', () => {
    const url = 'https://sandbox.flow.cl/app/customer/disclaimer.php'
    expect(registrationPage('sandbox', { url, token: 'A&B' })).toBe(`${url}?token=A%26B`)
    expect(registrationPage('simulator', { url: 'http://localhost:4010/app/customer/disclaimer.php', token: 'AB' })).toMatch(/\?token=AB$/)
  })

  it.each([
    ['sandbox', 'https://evil.example/app'],
    ['sandbox', 'https://xflow.cl/app'],
    ['sandbox', 'http://sandbox.flow.cl/app'],
    ['production', 'https://www.flow.cl@evil.example/app'],
    ['production', 'http://127.0.0.1:4010/app'],
    ['production', 'javascript:alert(1)'],
    ['simulator', 'https://www.flow.cl/app'],
    ['sandbox', 'not an address'],
  ] as const)('sends nobody with %s to %s', (mode, url) => {
    expect(() => registrationPage(mode, { url, token: 'T' })).toThrow(expect.objectContaining({ kind: 'invalid' }))
  })
})

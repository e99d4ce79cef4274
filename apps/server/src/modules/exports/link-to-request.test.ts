import { expect, it } from 'vitest'
import { linkToRequest } from './link-to-request.ts'

const site = { publicUrl: 'http://localhost:3000', supportEmail: 'soporte@basejuris.test' }
const request = { protocol: 'http', host: 'sentencias.estudio.test:8080' } as const

it('links to the address of the request where no public one is configured', () => {
  expect(linkToRequest({ site, publicUrl: null }, request).site).toEqual({ ...site, publicUrl: 'http://sentencias.estudio.test:8080' })
})

it('links to the public address whatever the request names', () => {
  const services = { site: { ...site, publicUrl: 'https://basejuris.test' }, publicUrl: 'https://basejuris.test' }
  expect(linkToRequest(services, request)).toBe(services)
})

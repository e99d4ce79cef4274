import { expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { securityText } from './security-text.ts'

const site = { publicUrl: 'https://basejuris.example', supportEmail: 'soporte@basejuris.example' }

it('says where to tell a fault, until a day less than a year away that moves on', () => {
  const text = securityText(site, new Date('2026-11-20T15:00:00Z'))
  expect(text).toContain('Contact: mailto:soporte@basejuris.example\n')
  expect(text).toContain('Expires: 2027-05-19T00:00:00.000Z\n')
  expect(text).toContain('Canonical: https://basejuris.example/.well-known/security.txt\n')
  expect(securityText(site, new Date('2027-03-01T00:00:00Z'))).toContain('Expires: 2027-08-28')
})

it('is served as text', async () => {
  const test = await openTestApp()
  const response = await test.app.inject({ url: '/.well-known/security.txt' })
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(response.payload).toContain(`mailto:${test.services.site.supportEmail}`)
  await test.close()
})

import { expect, it } from 'vitest'
import { serviceProvider } from './service-provider.ts'

it('leads to the contact page from elsewhere, and from that page to its form and the mail alone', () => {
  for (const companyLine of [null, 'Empresa Ficticia SpA']) {
    const site = { companyLine, supportEmail: 'soporte@ejemplo.test' }
    expect(serviceProvider(site)).toContain('[contacto](/contacto)')
    expect(serviceProvider(site, { here: true })).not.toContain('/contacto')
    expect(serviceProvider(site, { here: true })).toContain('con el formulario de esta página o a [soporte@ejemplo.test]')
  }
})

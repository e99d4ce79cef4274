import type { registerEndpoint } from '@basejuris/contract'
import { pushEvent } from '../../../analytics/data-layer.ts'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { useForm } from '../../../components/form/use-form.ts'
import { emailProblem, newPasswordProblem } from '../rules/field-problems.ts'

/** Creates the account, counts it and goes on to `next`. */
export function useRegister(next: string) {
  return useForm({
    fields: ['email', 'password', 'aceptaTerminos'],
    check: ({ email, password, aceptaTerminos }) => ({
      email: emailProblem(email),
      password: newPasswordProblem(password),
      aceptaTerminos: aceptaTerminos === '' ? 'Debe aceptar los términos.' : undefined,
    }),
    async send({ email, password }) {
      await callFromBrowser<typeof registerEndpoint>('POST', '/v1/auth/register', { email: email.trim(), password, aceptaTerminos: true })
      await pushEvent({ event: 'sign_up', method: 'email' })
      location.assign(next)
      return 'leaving'
    },
    fieldOfCode: { 'auth.email_taken': 'email', 'auth.common_password': 'password' },
  })
}

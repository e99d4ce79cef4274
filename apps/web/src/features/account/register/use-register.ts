import type { registerEndpoint } from '@basejuris/contract'
import { accountNotCreated, registrationFailed } from '@basejuris/contract/quoted-sentences'
import { pushEvent } from '../../../analytics/data-layer.ts'
import { loadTagManager } from '../../../analytics/tag-manager.ts'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { useForm } from '../../../components/form/use-form.ts'
import { notifyOnNextPage } from '../../../notifications/next-page-notice.tsx'
import { emailProblem, newPasswordProblem } from '../rules/field-problems.ts'
import { requireSignedInUser } from '../rules/require-signed-in-user.ts'

/** Creates the account, counts the event and goes on to `next`. */
export function useRegister(next: string, tagManagerId: string | null) {
  return useForm({
    fields: ['email', 'password', 'aceptaTerminos', 'contar'],
    check: ({ email, password, aceptaTerminos }) => ({
      email: emailProblem(email),
      password: newPasswordProblem(password),
      aceptaTerminos: aceptaTerminos === '' ? 'Debe aceptar los términos.' : undefined,
    }),
    async send({ email, password, contar }) {
      const body = { email: email.trim(), password, aceptaTerminos: true } as const
      requireSignedInUser(await callFromBrowser<typeof registerEndpoint>('POST', '/v1/auth/register', body))
      if (tagManagerId !== null && contar !== '') loadTagManager(tagManagerId)
      await pushEvent({ event: 'sign_up', method: 'email' })
      notifyOnNextPage(`Le enviamos un correo a ${email.trim()} para confirmar su dirección.`)
      location.assign(next)
      return 'leaving'
    },
    otherwise: () => `${registrationFailed}. ${accountNotCreated}`,
    fieldOfCode: { 'auth.email_taken': 'email', 'auth.common_password': 'password' },
  })
}

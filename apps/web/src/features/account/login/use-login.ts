import type { loginEndpoint } from '@basejuris/contract'
import { signInFailed, wrongCredentials } from '@basejuris/contract/quoted-sentences'
import { useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { CallError } from '../../../api/call-error.ts'
import { useForm } from '../../../components/form/use-form.ts'
import { currentPasswordProblem, emailProblem } from '../rules/field-problems.ts'
import { wrongFactorCode } from '../rules/refusal-messages.ts'
import { requireSignedInUser } from '../rules/require-signed-in-user.ts'

type Credentials = { readonly email: string; readonly password: string }

const loginFailure = (status: number): string => (status === 401 ? wrongCredentials : signInFailed)

const needsSecondFactor = (error: unknown): boolean => error instanceof CallError && error.code === 'auth.second_factor'

/** Sign-in with e-mail, password and, where active, the second factor. Goes on to `next`. */
export function useLogin(next: string) {
  const [pendingCredentials, setPendingCredentials] = useState<Credentials | null>(null)

  const signIn = async (body: Credentials & { readonly codigo?: string }) => {
    const answer = await callFromBrowser<typeof loginEndpoint>('POST', '/v1/auth/login', body)
    requireSignedInUser(answer)
    location.assign(next)
    return 'leaving' as const
  }
  const credentials = useForm({
    fields: ['email', 'password'],
    check: ({ email, password }) => ({ email: emailProblem(email), password: currentPasswordProblem(password) }),
    otherwise: loginFailure,
    async send({ email, password }) {
      const typedCredentials = { email: email.trim(), password }
      try {
        return await signIn(typedCredentials)
      } catch (error) {
        if (!needsSecondFactor(error)) throw error
        setPendingCredentials(typedCredentials)
        return undefined
      }
    },
  })
  const secondFactor = useForm({
    fields: ['codigo'],
    check: ({ codigo }) => ({ codigo: codigo.trim() === '' ? 'Escriba el código.' : undefined }),
    send: ({ codigo }) => {
      if (pendingCredentials === null) throw new Error('The second step follows the first')
      return signIn({ ...pendingCredentials, codigo: codigo.trim() })
    },
    fieldOfCode: { 'auth.second_factor': wrongFactorCode },
  })
  return { credentials, secondFactor, pendingCredentials, startOver: () => setPendingCredentials(null) }
}

import type { loginEndpoint } from '@basejuris/contract'
import { signInFailed, wrongCredentials } from '@basejuris/contract/quoted-sentences'
import { useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { CallError } from '../../../api/call-error.ts'
import { useForm } from '../../../components/form/use-form.ts'
import { emailProblem, givenPasswordProblem } from '../rules/field-problems.ts'
import { wrongFactorCode } from '../rules/refusal-messages.ts'
import { refuseNobody } from '../rules/require-signed-in-user.ts'

type Credentials = { readonly email: string; readonly password: string }

const loginFailure = (status: number): string => (status === 401 ? wrongCredentials : signInFailed)

const asksForCode = (error: unknown): boolean => error instanceof CallError && error.code === 'auth.second_factor'

/** Sign-in with e-mail, password and, where active, the second factor. Goes on to `next`. */
export function useLogin(next: string) {
  const [waiting, setWaiting] = useState<Credentials | null>(null)

  const logIn = async (body: Credentials & { readonly codigo?: string }) => {
    const answer = await callFromBrowser<typeof loginEndpoint>('POST', '/v1/auth/login', body)
    refuseNobody(answer)
    location.assign(next)
    return 'leaving' as const
  }
  const credentials = useForm({
    fields: ['email', 'password'],
    check: ({ email, password }) => ({ email: emailProblem(email), password: givenPasswordProblem(password) }),
    otherwise: loginFailure,
    async send({ email, password }) {
      const given = { email: email.trim(), password }
      try {
        return await logIn(given)
      } catch (error) {
        if (!asksForCode(error)) throw error
        setWaiting(given)
        return undefined
      }
    },
  })
  const secondFactor = useForm({
    fields: ['codigo'],
    check: ({ codigo }) => ({ codigo: codigo.trim() === '' ? 'Escriba el código.' : undefined }),
    send: ({ codigo }) => {
      if (waiting === null) throw new Error('The second step follows the first')
      return logIn({ ...waiting, codigo: codigo.trim() })
    },
    fieldOfCode: { 'auth.second_factor': wrongFactorCode },
  })
  return { credentials, secondFactor, waiting, startOver: () => setWaiting(null) }
}

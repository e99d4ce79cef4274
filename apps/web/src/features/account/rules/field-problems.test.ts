import { anyPasswordSchema, emailSchema, newPasswordSchema } from '@basejuris/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { toSentence } from '../../../components/form/failure.ts'
import { currentPasswordProblem, emailProblem, newPasswordProblem } from './field-problems.ts'

const contractProblem = (schema: z.ZodType, value: string): string | undefined => {
  const first = schema.safeParse(value).error?.issues[0]
  return first === undefined ? undefined : toSentence(first.message)
}

test('passwords are refused for the same reasons with the same sentences', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 140, size: 'max' }), (value) => {
      if (value !== '') expect(newPasswordProblem(value)).toBe(contractProblem(newPasswordSchema, value))
      expect(currentPasswordProblem(value)).toBe(contractProblem(anyPasswordSchema, value))
    }),
  )
  expect(newPasswordProblem('')).toBe('Indique una contraseña.')
})

test.each(['nadie', 'a@b', 'a b@ejemplo.cl', '@ejemplo.cl', 'a@ejemplo', `${'a'.repeat(260)}@ejemplo.cl`])(
  '%s is no e-mail for either',
  (value) => {
    expect(emailProblem(value)).toBe(contractProblem(emailSchema, value))
    expect(emailProblem(value)).toBeDefined()
  },
)

test('the page never refuses an address that the contract accepts', () => {
  expect(emailProblem(' Abogada.Ñuñoa+causas@estudio.cl ')).toBeUndefined()
  fc.assert(
    fc.property(fc.emailAddress(), (value) => {
      if (contractProblem(emailSchema, value) === undefined) expect(emailProblem(value)).toBeUndefined()
    }),
  )
})

test('an empty address is reported', () => expect(emailProblem('  ')).toBe('Indique su correo.'))

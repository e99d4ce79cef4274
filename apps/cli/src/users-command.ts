import { createInterface } from 'node:readline/promises'
import { formatCount, formatDate } from '@basejuris/domain'
import { type AnswerOf, run } from './run-operator-command.ts'

type User = AnswerOf<'users list'>[number]

interface PasswordOptions {
  readonly stdin?: boolean
}

export async function createUser(email: string, options: PasswordOptions): Promise<void> {
  const { password } = await run('users create', { email, ...(await givenPassword(options)) })
  console.log(`Cuenta ${email} creada.`)
  showPassword(password)
}

export async function listUsers({ disabled = false }: { readonly disabled?: boolean }): Promise<void> {
  const users = await run('users list', { disabled })
  for (const user of users) console.log(userLine(user))
  console.log(users.length === 0 ? 'No hay cuentas.' : `${formatCount(users.length)} en la lista.`)
}

export async function disableUser(email: string): Promise<void> {
  const { sessions } = await run('users disable', { email })
  console.log(`Cuenta ${email} desactivada; se cerraron ${sessions} sesiones. Sus datos se conservan.`)
}

export async function enableUser(email: string): Promise<void> {
  await run('users enable', { email })
  console.log(`Cuenta ${email} activada.`)
}

export async function setPassword(email: string, options: PasswordOptions): Promise<void> {
  const { sessions, password } = await run('users set-password', {
    email,
    ...(await givenPassword(options)),
  })
  console.log(`Contraseña de ${email} cambiada; se cerraron ${sessions} sesiones.`)
  showPassword(password)
}

export async function resetSecondFactor(email: string): Promise<void> {
  const { sessions } = await run('users reset-second-factor', { email })
  console.log(`La cuenta ${email} ya no pide un segundo factor; se cerraron ${sessions} sesiones y se le avisó por correo.`)
}

/** «ana@ejemplo.cl  registrada 20-11-2026  último uso 20-11-2026  sin confirmar» */
export function userLine({ email, createdAt, verified, disabledAt, lastUsedAt }: User): string {
  const notes = [
    `registrada ${formatDate(createdAt)}`,
    lastUsedAt === null ? 'sin uso' : `último uso ${formatDate(lastUsedAt)}`,
    ...(verified ? [] : ['correo sin confirmar']),
    ...(disabledAt === null ? [] : [`desactivada ${formatDate(disabledAt)}`]),
  ]
  return [email, ...notes].join('  ')
}

async function givenPassword({ stdin = false }: PasswordOptions): Promise<{ password?: string }> {
  if (!stdin) return {}
  const lines = createInterface({ input: process.stdin })
  for await (const password of lines) return { password }
  console.error('No llegó ninguna contraseña por la entrada estándar.')
  process.exit(1)
}

function showPassword(password: string | undefined): void {
  if (password !== undefined) console.log(`Contraseña: ${password}  (no se vuelve a mostrar)`)
}

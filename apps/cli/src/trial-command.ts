import { chileanDate, formatDate, formatPlural, freePetitions, trialDays } from '@basejuris/domain'
import { InvalidArgumentError } from 'commander'
import { type AnswerOf, run } from './run-operator-command.ts'

interface TrialOptions {
  readonly open?: boolean
  readonly close?: boolean
  readonly petitions?: number
}

export async function showTrial(email: string, { open, close, petitions }: TrialOptions): Promise<void> {
  const period = open ? 'open' : close ? 'close' : undefined
  console.log(trialText(await run('users trial', { email, period, petitions })))
}

/** @throws {InvalidArgumentError} */
export function readPetitions(written: string): number {
  const petitions = Number(written)
  if (/^\d+$/.test(written) && petitions <= freePetitions) return petitions
  throw new InvalidArgumentError(`Escriba un número de 0 a ${freePetitions}.`)
}

/** «ana@ejemplo.cl  período abierto hasta el 20-12-2026  usó 12 peticiones y le quedan 18» */
export function trialText({ email, closed, over, used, remaining, unlimited, until }: AnswerOf<'users trial'>): string {
  const day = until === null ? null : formatDate(chileanDate(new Date(until)))
  const running =
    day === null ? `período abierto: sus ${trialDays} días corren desde la primera petición` : `período abierto hasta el ${day}`
  const period = closed ? 'período cerrado' : over ? `período terminado el ${day}` : running
  const line = [email, period, `usó ${formatPlural(used, 'petición', 'peticiones')} y le quedan ${remaining}`].join('  ')
  return unlimited
    ? `${line}\nHoy no le limita nada: las peticiones no se cuentan en la beta, sin suscripciones ni con una suscripción vigente.`
    : line
}

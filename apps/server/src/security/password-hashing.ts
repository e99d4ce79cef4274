import { type Algorithm, hash, verify } from '@node-rs/argon2'

/** Argon2id with the parameters of the OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const parameters = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), parameters)
}

let decoy: Promise<string> | null = null

/** Takes equally long without a stored hash, so that timing does not reveal whether an account exists. */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  decoy ??= hashPassword('nobody signs in with this')
  const matches = await verify(stored ?? (await decoy), password.normalize('NFKC'))
  return matches && stored !== null
}

const address = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/u

/** What is wrong with an e-mail as it was typed; nothing when it may be one. */
export function emailProblem(typed: string): string | undefined {
  return address.test(typed.trim()) ? undefined : 'Escriba una dirección completa, como nombre@dominio.cl.'
}

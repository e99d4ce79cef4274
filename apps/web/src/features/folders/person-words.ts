interface Person {
  readonly email: string
  readonly yo: boolean
}

/** «Usted», the e-mail, or that the account was closed. */
export function personName(person: Person | null): string {
  return person === null ? 'Cuenta cerrada' : person.yo ? 'Usted' : person.email
}

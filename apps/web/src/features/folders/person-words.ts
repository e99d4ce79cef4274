interface Person {
  readonly email: string
  readonly yo: boolean
}

/** «Usted», the e-mail, or that the account was closed. */
export const personWords = (person: Person | null): string => (person === null ? 'Cuenta cerrada' : person.yo ? 'Usted' : person.email)

/** Whoever is signed in was asked again for the password. */
export const wrongOwnPassword = { field: 'passwordActual', words: 'Credenciales incorrectas: esa no es su contraseña.' } as const

/** The code that was given is none of the second factor. */
export const wrongFactorCode = {
  field: 'codigo',
  words: 'Ese código no es válido o ya cambió: escriba el que muestra ahora su aplicación.',
} as const

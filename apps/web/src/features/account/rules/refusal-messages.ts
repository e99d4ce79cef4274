/** A signed-in user typed a wrong current password. */
export const wrongOwnPassword = { field: 'passwordActual', words: 'Credenciales incorrectas: esa no es su contraseña.' } as const

/** The typed code does not match the second factor. */
export const wrongFactorCode = {
  field: 'codigo',
  words: 'Ese código no es válido o ya cambió: escriba el que muestra ahora su aplicación.',
} as const

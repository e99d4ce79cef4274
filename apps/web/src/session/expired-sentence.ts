/** The catalogue's, for whoever was signed in. */
export const expiredSentence = 'Sesión expirada. Por favor, inicia sesión nuevamente.'

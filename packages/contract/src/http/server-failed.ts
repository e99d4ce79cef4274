/** One of the sentences that the specification quotes, alone: it is part of every page. */
export const serverFailed = 'Error interno del servidor. Por favor, intenta más tarde.'

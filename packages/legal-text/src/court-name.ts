/** One readable form of a court's name as sources write it. */
export const courtName = (raw: string): string =>
  raw
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/[.º°]+$/u, '')
    .replace(/^C\.?\s?A\.?\s+de\s+/iu, 'Corte de Apelaciones de ')

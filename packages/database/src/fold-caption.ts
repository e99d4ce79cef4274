const linkWords = new Set(['con', 'c', 'contra', 'vs', 'y', 'e'])

/**
 * Form of a caption for look-ups: without case, accents, punctuation or the words that join the parties,
 * so that «PÉREZ/BANCO», «Pérez con Banco» and «PEREZ C/ BANCO» are one.
 */
export const foldCaption = (caption: string): string =>
  caption
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !linkWords.has(word))
    .join(' ')

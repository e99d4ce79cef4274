const linkWords = new Set(['con', 'contra', 'vs'])

/**
 * Form of a caption for look-ups: without case, accents, punctuation or the words that join the parties,
 * so that «PÉREZ/BANCO», «Pérez con Banco» and «PEREZ C/ BANCO» are one.
 */
export function foldCaption(caption: string): string {
  return caption
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<![\p{L}\p{N}])c\s*\//gu, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !linkWords.has(word))
    .join(' ')
}

import { foldAccents } from '@basejuris/domain'

const linkWords = new Set(['con', 'contra', 'vs'])

/**
 * Form of a caption for look-ups: without case, accents, punctuation or the words that join the parties,
 * so that «PÉREZ/BANCO», «Pérez con Banco» and «PEREZ C/ BANCO» are one.
 */
export function foldCaption(caption: string): string {
  return foldAccents(caption)
    .replace(/(?<![\p{L}\p{N}])c\s*\//gu, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !linkWords.has(word))
    .join(' ')
}

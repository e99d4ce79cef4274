import { foldAccents } from '@basejuris/domain'

const linkWords = new Set(['con', 'contra', 'vs'])

/**
 * Caption for look-ups: no case, accents, punctuation or words that join the parties. «PÉREZ/BANCO», «Pérez con Banco» and «PEREZ C/
 * BANCO» become one.
 */
export function foldCaption(caption: string): string {
  return foldAccents(caption)
    .replace(/(?<![\p{L}\p{N}])c\s*\//gu, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !linkWords.has(word))
    .join(' ')
}

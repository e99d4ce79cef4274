import { foldAccents } from '@basejuris/domain'

const maxLength = 80

/** A file name valid on every system, of letters, digits and hyphens: «Búsqueda: a/b» and `pdf` make `busqueda-a-b.pdf`. */
export function fileName(title: string, extension: string): string {
  const plain = foldAccents(title.normalize('NFKD'))
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/gu, '')
  return `${plain === '' ? 'basejuris' : plain}.${extension}`
}

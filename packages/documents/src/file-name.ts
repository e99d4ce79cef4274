import { foldAccents, formatDate } from '@basejuris/domain'

/** Of a name with its extension. */
const maxLength = 80

interface FileTitle {
  /** What the file is: «minuta», «anexo de verificación». */
  readonly kind: string
  /** What it holds; empty where that must not be named. */
  readonly subject: string
  /** Day of the request, `yyyy-mm-dd`. */
  readonly day: string
  readonly extension: string
}

/**
 * The name of every exported file, valid on all systems: letters, digits and hyphens, at most 80 characters. A long subject is cut at a
 * word. «minuta-caso-perez-20-11-2026.docx».
 */
export function fileName({ kind, subject, day, extension }: FileTitle): string {
  const [first, last] = [slug(kind), `${formatDate(day)}.${extension}`]
  const room = maxLength - first.length - last.length - 2
  return [first, cutAtWord(slug(subject), room), last].filter((part) => part !== '').join('-')
}

const slug = (text: string): string =>
  foldAccents(text.normalize('NFKD'))
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '')

function cutAtWord(words: string, max: number): string {
  if (words.length <= max) return words
  const end = words.lastIndexOf('-', max)
  return words.slice(0, end > max / 2 ? end : max)
}

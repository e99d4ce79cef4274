import { foldText } from '../analysis/fold-text.ts'

const suffixes: Readonly<Record<string, string>> = { quater: 'quáter' }

/**
 * Canonical number of an article: «161», «161 bis», «183 AB», «129 bis 5», «1792-20», «5 transitorio», «único», «final». Removes
 * thousands separators, degree signs and hyphens before letters.
 */
export function canonicalArticle(written: string): string {
  const folded = foldText(written)
    .replace(/(?<=\d)\.(?=\d{3})/gu, '')
    .replace(/\.?[°ºª]/gu, ' ')
    .replace(/(?<=\d)\s*\.?o(?![a-z])/gu, ' ')
    .replace(/(?<=\d)(?=[a-zñ])/gu, ' ')
    .replace(/[\s-]+(?=[a-zñ])/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/[.\s]+$/u, '')
    .trim()
  return folded
    .split(' ')
    .map((word, index) => {
      if (word === 'unico') return 'único'
      if (index > 0 && /^[a-zñ]{1,2}$/u.test(word)) return word.toUpperCase()
      return suffixes[word] ?? word
    })
    .join(' ')
}

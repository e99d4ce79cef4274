import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ignoringCase } from './ignoring-case.ts'

it.each([
  ['avdas?\\.?|calles?', ['Avda.', 'CALLE', 'calles', 'aVdAs', 'aldea']],
  ['poblaci[oó]n', ['POBLACIÓN', 'Poblacion', 'población', 'poblaciön']],
  ['n[°º]\\p{Lu}', ['N°A', 'nºB', 'n°a']],
  ['(?<house>casa)(?=[\\s\\u00a0]\\d)', ['CASA 3', 'casa\u00a04', 'casa']],
  ['[^áb]ñ', ['xÑ', 'Áñ', 'Bñ']],
])('«%s» matches in either case', (source, texts) => {
  const written = new RegExp(`^${ignoringCase(source)}`, 'u')
  const expected = new RegExp(`^(?:${source})`, source.includes('\\p') ? 'u' : 'iu')
  const cased = source.includes('\\p') ? (text: string) => text.replace(/^N/u, 'n') : (text: string) => text
  for (const text of texts) expect([text, written.test(text)]).toEqual([text, expected.test(cased(text))])
})

it('refuses ranges, which would need both cases of every letter', () => {
  expect(() => ignoringCase('[a-z]')).toThrow('No ranges')
})

it('stands in for every modifier in the patterns of this package', () => {
  const folder = join(import.meta.dirname, '..')
  const files = globSync('**/*.ts', { cwd: folder })
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => /\(\?-?[ims]+(?:-[ims]+)?:(?!…)/u.test(readFileSync(join(folder, file), 'utf8')))).toEqual([])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as quotedSentences from '../../packages/contract/src/http/quoted-sentences.ts'
import { isTestFile, root, sourceFiles } from './tracked-files.ts'

const list = 'packages/contract/src/http/quoted-sentences.ts'
/** The list and the files that it takes single sentences from. */
const listFiles = [
  list,
  ...Array.from(readFileSync(join(root, list), 'utf8').matchAll(/^export \{[^}]*\} from '\.\/([^']+)'$/gm), ([, file]) =>
    join(list, '..', file ?? ''),
  ),
]
const quoted: readonly string[] = Object.values(quotedSentences)
const shown = sourceFiles().filter(
  (file) => !isTestFile(file) && !/^(bench|demo|packages\/(engine|legal-text|ingestion|testkit|search\/src\/query))\//.test(file),
)
const withoutComments = (text: string): string => text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')

/** Verbs and pronouns of the second person singular that these texts would use. */
const familiar =
  /(?<![\p{L}-])(?:tú|tus?|contigo|inicia|intenta|verifica|puedes|debes|tienes|quieres|suscríbete|regístrate|ingresa|elige|revisa|haz|pulsa|busca en tu)(?![\p{L}])/iu

it('says usted, but for the sentences that the specification quotes', () => {
  const found = shown.flatMap((file) =>
    withoutComments(readFileSync(join(root, file), 'utf8'))
      .split('\n')
      .filter((line) => /['"`>«]/.test(line) && familiar.test(line) && / \p{L}/u.test(line))
      .map((line) => `${file}: ${line.trim()}`)
      // Indicative of a third person: «lo revisa una persona».
      .filter(
        (line) => !/(?:lo|la|que|se|él|nadie|quien|persona|BaseJuris) (?:revisa|busca|verifica|elige|intenta|ingresa|inicia)/i.test(line),
      ),
  )
  expect(found.filter((line) => !listFiles.some((file) => line.startsWith(`${file}:`)))).toEqual([])
})

it('takes each quoted sentence from the one list, in pages and in the interface', () => {
  const copies = shown
    .filter((file) => !listFiles.includes(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return quoted.filter((sentence) => text.includes(`'${sentence}'`) || text.includes(`>${sentence}<`)).map((one) => `${file}: ${one}`)
    })
  expect(copies).toEqual([])
  const written = listFiles.map((file) => readFileSync(join(root, file), 'utf8')).join('')
  expect(quoted.filter((sentence) => written.split(`'${sentence}'`).length !== 2)).toEqual([])
  const pages = shown.filter((file) => file.startsWith('apps/web/'))
  const imported = pages.filter((file) => readFileSync(join(root, file), 'utf8').includes('@basejuris/contract/quoted-sentences'))
  expect(imported.length).toBeGreaterThan(5)
})

const lawBegins = '1 de diciembre de 2026'
/** Words that hold only before a date. */
const future = /(?<!\p{L})(?:regirá|entrará|empezará|comenzará|podrá|desde ya|todavía|aún no|será)(?!\p{L})/iu

it('speaks of the law in force from 1 December 2026 in words that hold the day before and the day after', () => {
  const sentences = shown.flatMap((file) =>
    withoutComments(readFileSync(join(root, file), 'utf8'))
      .replaceAll(/\s+/g, ' ')
      .split(/(?<=\p{L}\.) /u)
      .filter((sentence) => sentence.includes(lawBegins)),
  )
  expect(sentences.length).toBeGreaterThan(2)
  for (const sentence of sentences) {
    expect(sentence).toContain(`desde el ${lawBegins}`)
    expect(sentence).not.toMatch(future)
  }
})

it('states what masking leaves wherever it says what masking hides', () => {
  const pages = ['home/faq.tsx', 'texts/privacy/privacy-in-brief.tsx', 'texts/privacy/ruling-data.tsx']
  for (const page of pages)
    expect(readFileSync(join(root, 'apps/web/src/features', page), 'utf8'), page).toMatch(/ocult[\s\S]*<MaskingMeasure \/>/)
  expect(readFileSync(join(root, 'packages/contract/src/terms/service-terms.ts'), 'utf8')).toMatch(
    /se oculta para [^`]*\$\{maskingMeasure\}/,
  )
  const claims = shown.filter((file) => /oculta(?:n|mos)? siempre|cuentas siempre/.test(readFileSync(join(root, file), 'utf8')))
  expect(claims).toEqual([])
})

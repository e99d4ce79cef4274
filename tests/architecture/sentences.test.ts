import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as quotedSentences from '../../packages/contract/src/http/quoted-sentences.ts'
import { isTestFile, root, sourceFiles } from './tracked-files.ts'

const listFile = 'packages/contract/src/http/quoted-sentences.ts'
const quoted: readonly string[] = Object.values(quotedSentences)
const shown = sourceFiles().filter(
  (file) => !isTestFile(file) && !/^(bench|demo|packages\/(engine|legal-text|ingestion|testkit|search\/src\/(query|lexicon)))\//.test(file),
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
  expect(found.filter((line) => !line.startsWith(`${listFile}:`))).toEqual([])
})

it('takes each quoted sentence from the one list, in pages and in the interface', () => {
  const copies = shown
    .filter((file) => file !== listFile)
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return quoted.filter((sentence) => text.includes(`'${sentence}'`) || text.includes(`>${sentence}<`)).map((one) => `${file}: ${one}`)
    })
  expect(copies).toEqual([])
  const pages = shown.filter((file) => file.startsWith('apps/web/'))
  const imported = pages.filter((file) => readFileSync(join(root, file), 'utf8').includes('@basejuris/contract/quoted-sentences'))
  expect(imported.length).toBeGreaterThan(5)
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '../..')
const files = globSync('**/*.{tsx,css}', { cwd: source }).map((name) => ({ name, text: readFileSync(join(source, name), 'utf8') }))
/** A blue rule beside a text: in classes, and in a style sheet. */
const blueRule = /border-l(?:-\S+)? border-accent|border-l-accent|border-left(?:-color)?:[^;]*--accent/u

it('the blue rule beside a text says that it was generated, and nothing else has it', () => {
  const generated = files.filter(({ text }) => text.includes('border-gen-rule')).map(({ name }) => name)
  expect(generated).toEqual(['features/chat/answer/generated-text.tsx'])
  expect(files.filter(({ text }) => blueRule.test(text)).map(({ name }) => name)).toEqual([])
})

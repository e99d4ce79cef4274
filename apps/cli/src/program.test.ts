import { sources } from '@basejuris/ingestion'
import type { Command } from 'commander'
import { expect, it } from 'vitest'
import { program } from './program.ts'

const named = (command: Command, name: string): Command => {
  const found = command.commands.find((each) => each.name() === name)
  if (found === undefined) throw new Error(`no order ${name}`)
  return found
}

it.each(['checker', 'assistant'])('gives an option to the order behind which it stands: evaluate %s --data', async (name) => {
  const order = named(named(program, 'evaluate'), name)
  let options: object | undefined
  order.action((given: object) => {
    options = given
  })
  await program.parseAsync(['node', 'basejuris', 'evaluate', name, '--data', 'carpeta'])
  expect(options).toMatchObject({ data: 'carpeta' })
})

it('shows examples that exist: their orders, and the sources that they ingest', () => {
  let help = ''
  program.configureOutput({ writeOut: (text) => (help += text) }).outputHelp()
  const examples = [...help.matchAll(/npm run basejuris -- (?<words>[^\n]+?)(?:\s{2,}|\n)/g)].map(({ groups }) =>
    (groups?.['words'] ?? '').split(' '),
  )
  expect(examples.length).toBeGreaterThan(3)
  for (const [order = '', first = ''] of examples) {
    expect(named(program, order).name()).toBe(order)
    if (order === 'ingest' && first !== 'auto') expect(sources.map(({ id }) => id)).toContain(first)
  }
})

import { type RequestOf, run } from './run-operator-command.ts'

export async function listFlags(): Promise<void> {
  const flags = await run('flags list', {})
  for (const [name, value] of Object.entries(flags)) console.log(`${name.padEnd(20)} ${value ? 'on' : 'off'}`)
}

export async function setFlag(name: RequestOf<'flags set'>['name'], value: 'on' | 'off'): Promise<void> {
  await run('flags set', { name, value: value === 'on' })
  console.log(`${name} ${value}`)
}

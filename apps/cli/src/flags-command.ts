import { run } from './run.ts'

export async function listFlags(): Promise<void> {
  const flags = await run<Record<string, boolean>>('flags list', {})
  for (const [name, value] of Object.entries(flags)) console.log(`${name.padEnd(20)} ${value ? 'on' : 'off'}`)
}

export async function setFlag(name: string, value: string): Promise<void> {
  if (value !== 'on' && value !== 'off') {
    console.error(`El valor «${value}» no es válido: use on u off.`)
    process.exit(1)
  }
  await run('flags set', { name, value: value === 'on' })
  console.log(`${name} ${value}`)
}

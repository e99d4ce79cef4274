import { Argument, Command } from 'commander'
import { expect, it } from 'vitest'
import { useSpanish } from './spanish-output.ts'

function saidOf(args: readonly string[]): string {
  const said: string[] = []
  const program = useSpanish(new Command('prueba')).exitOverride()
  const keep = (text: string): void => {
    said.push(text)
  }
  const { outputError } = program.configureOutput()
  program.configureOutput({ writeOut: keep, writeErr: keep, ...(outputError === undefined ? {} : { outputError }) })
  program
    .command('cargar')
    .argument('<ruta>', 'archivo o carpeta')
    .addArgument(new Argument('[modo]').choices(['todo', 'nuevo']))
    .requiredOption('--fuente <nombre>')
    .option('--cuantas <n>', 'cuántas', (written) => {
      throw Object.assign(new Error(`No es un número: ${written}.`), { code: 'commander.invalidArgument' })
    })
    .action(() => undefined)
  expect(() => program.parse(args, { from: 'user' })).toThrow()
  return said.join('').trim()
}

it('complains of a wrong order in Spanish, naming what is wrong and what is allowed', () => {
  expect(saidOf(['cargas'])).toBe('No existe la orden cargas.\n¿Quiso decir cargar?')
  expect(saidOf(['cargar', 'x'])).toBe('Falta la opción --fuente <nombre>, que es obligatoria.')
  expect(saidOf(['cargar', '--fuente', 'a'])).toBe('Falta el argumento <ruta>.')
  expect(saidOf(['cargar', 'x', '--fuente'])).toBe('A la opción --fuente <nombre> le falta su valor.')
  expect(saidOf(['cargar', 'x', '--fuente', 'a', '--otra'])).toBe('No existe la opción --otra.')
  expect(saidOf(['cargar', 'x', 'y', '--fuente', 'a'])).toBe('«y» no vale como <modo>. Se permite: todo, nuevo.')
  expect(saidOf(['cargar', 'x', 'todo', 'z', '--fuente', 'a'])).toBe('Sobran argumentos: se esperaban 2 y llegaron 3.')
  expect(saidOf(['cargar', 'x', '--fuente', 'a', '--cuantas', '7'])).toBe('«7» no vale en --cuantas <n>. No es un número: 7.')
})

it('teaches in Spanish', () => {
  const help = saidOf(['cargar', '--help'])
  for (const title of ['Uso: prueba cargar [opciones]', 'Argumentos:', 'Opciones:']) expect(help).toContain(title)
  expect(saidOf(['--help'])).toContain('Órdenes:')
})

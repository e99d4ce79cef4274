import type { Command } from 'commander'

const titles: Readonly<Record<string, string>> = {
  'Usage:': 'Uso:',
  'Arguments:': 'Argumentos:',
  'Options:': 'Opciones:',
  'Commands:': 'Órdenes:',
}

/** Messages of commander and their Spanish translation. */
const sentences: readonly (readonly [RegExp, string])[] = [
  [/^error: missing required argument '(.+)'/, 'Falta el argumento <$1>.'],
  [/^error: option '(.+)' argument missing/, 'A la opción $1 le falta su valor.'],
  [/^error: required option '(.+)' not specified/, 'Falta la opción $1, que es obligatoria.'],
  [/^error: option '(.+)' cannot be used with option '(.+)'/, 'Las opciones $1 y $2 no van juntas.'],
  [/^error: unknown option '(.+)'/, 'No existe la opción $1.'],
  [/^error: unknown command '(.+)'/, 'No existe la orden $1.'],
  [/^error: too many arguments.*? Expected (\d+) arguments? but got (\d+).*$/m, 'Sobran argumentos: se esperaban $1 y llegaron $2.'],
  [/^error: command-argument value '(.*)' is invalid for argument '(.+)'\. /, '«$1» no vale como <$2>. '],
  [/^error: option '(.+)' argument '(.*)' is invalid\. /, '«$2» no vale en $1. '],
  [/Allowed choices are (.+)\.$/m, 'Se permite: $1.'],
  [/\(Did you mean one of (.+)\?\)/, '¿Quiso decir una de estas: $1?'],
  [/\(Did you mean (.+)\?\)/, '¿Quiso decir $1?'],
]

/** Translates a message of commander; unknown messages stay unchanged. */
export function translateMessage(message: string): string {
  return sentences.reduce((text, [pattern, spanish]) => text.replace(pattern, spanish), message)
}

/** Makes a program, and commands added later, print help and errors in Spanish. */
export function useSpanish(program: Command): Command {
  return program
    .configureHelp({
      styleTitle: (title) => titles[title] ?? title,
      styleUsage: (usage) => usage.replace('[options]', '[opciones]').replace('[command]', '[orden]'),
    })
    .configureOutput({ outputError: (message, write) => write(translateMessage(message)) })
}

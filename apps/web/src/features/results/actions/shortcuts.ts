import type { Shortcut } from '../../../components/ui/shortcut-list.tsx'

export const shortcuts: readonly Shortcut[] = [
  { keys: ['↓', '↑'], what: 'Recorrer las sentencias' },
  { keys: ['Intro'], what: 'Abrir la sentencia en su mejor pasaje' },
  { keys: ['s'], what: 'Guardar la sentencia en favoritos, o quitarla' },
  { keys: ['c'], what: 'Copiar la cita de la sentencia' },
  { keys: ['/'], what: 'Escribir en el buscador' },
  { keys: ['f'], what: 'Ir a los filtros' },
  { keys: ['?'], what: 'Ver cómo se busca' },
]

export type KeyAction = 'next' | 'previous' | 'copy' | 'star' | 'filters' | 'help'

const actions: Readonly<Record<string, KeyAction>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  j: 'next',
  k: 'previous',
  c: 'copy',
  s: 'star',
  f: 'filters',
  '?': 'help',
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** The action of a key press; null when the browser handles it. */
export function keyAction({ key, ctrlKey, metaKey, altKey }: Press): KeyAction | null {
  return ctrlKey || metaKey || altKey ? null : (actions[key] ?? null)
}

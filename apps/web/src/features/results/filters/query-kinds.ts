import type { Chip } from '@basejuris/contract'

/** Kinds of things a query is understood to say, as their chips name them. */
export const queryKinds: Readonly<Record<Chip['tipo'], string>> = {
  rol: 'rol',
  norma: 'norma',
  frase: 'frase',
  tribunal: 'tribunal',
  fecha: 'fecha',
  resultado: 'resultado',
  excluye: 'sin',
  sentido: 'sentido',
  palabras: 'palabras',
}

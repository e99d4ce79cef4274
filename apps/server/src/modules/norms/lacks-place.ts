import type { MissingPlace } from '@basejuris/legal-text'

/** «El artículo 160, Código del Trabajo, no tiene N° 9 en el texto importado: llega al N° 7.» */
export function lacksPlace(subject: string, { kind, cited, last }: MissingPlace): string {
  if (kind === 'inciso') return `${subject} no tiene inciso ${cited}° en el texto importado.`
  const name = (place: string): string => (kind === 'letra' ? `letra ${place})` : `N° ${place}`)
  const list = kind === 'letra' ? 'letras' : 'números'
  return last === null
    ? `${subject} no tiene ${list} en el texto importado.`
    : `${subject} no tiene ${name(cited)} en el texto importado: llega ${kind === 'letra' ? 'a la' : 'al'} ${name(last)}.`
}

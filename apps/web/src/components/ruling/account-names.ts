import type { Viewpoint } from '@basejuris/contract'

/** Shown beside a considerando that only reports. It must not be cited as the view of the court. */
export const accountNames: Readonly<Record<Viewpoint, string>> = {
  parte: 'Relata lo que dice una parte; no es lo que resuelve el tribunal.',
  prueba: 'Relata la prueba rendida; no es lo que resuelve el tribunal.',
}

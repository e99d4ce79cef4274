import type { Viewpoint } from '@basejuris/contract'

/** Said beside a considerando that the court only tells: citing it as the court's view would be a mistake. */
export const accountNames: Readonly<Record<Viewpoint, string>> = {
  parte: 'Relata lo que dice una parte; no es lo que resuelve el tribunal.',
  prueba: 'Relata la prueba rendida; no es lo que resuelve el tribunal.',
}

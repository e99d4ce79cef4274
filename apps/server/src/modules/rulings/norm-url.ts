/** The norm at the official site of the Biblioteca del Congreso. */
export const normUrl = (idNorma: number): string => `https://www.bcn.cl/leychile/navegar?idNorma=${idNorma}`

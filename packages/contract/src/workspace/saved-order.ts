/** Of rulings that somebody keeps. `guardado`: last kept first. `fecha`: of the ruling, newest first. */
export const keptOrders = ['guardado', 'antiguos', 'fecha', 'caratulado', 'tribunal'] as const
export type KeptOrder = (typeof keptOrders)[number]

/** Orders of saved rulings. `guardado`: last saved first. `fecha`: newest ruling first. */
export const keptOrders = ['guardado', 'antiguos', 'fecha', 'caratulado', 'tribunal'] as const
export type KeptOrder = (typeof keptOrders)[number]

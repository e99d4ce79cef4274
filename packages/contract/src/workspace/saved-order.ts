/** Orders of saved rulings. `guardado`: last saved first. `fecha`: newest ruling first. */
export const savedOrders = ['guardado', 'antiguos', 'fecha', 'caratulado', 'tribunal'] as const
export type SavedOrder = (typeof savedOrders)[number]

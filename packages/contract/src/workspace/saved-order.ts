/** Orders of saved rulings. `guardado`: last saved first. `fecha`: newest ruling first. */
export const savedOrders = ['guardado', 'antiguos', 'fecha', 'caratulado', 'tribunal'] as const
export type SavedOrder = (typeof savedOrders)[number]

/** Orders of the rulings of a folder. `pasajes`: as their first saved passage stands in the folder, and those without one behind. */
export const folderOrders = [...savedOrders, 'pasajes'] as const
export type FolderOrder = (typeof folderOrders)[number]

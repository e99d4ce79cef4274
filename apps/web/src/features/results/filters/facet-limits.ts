/** Values of a facet that a search counts when nothing is said; as the contract has it, which browsers need not load. */
export const countedValues = 20
/** Those it counts at most. */
export const mostCountedValues = 200

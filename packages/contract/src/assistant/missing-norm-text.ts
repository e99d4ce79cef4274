/** Said where an article is known and its text was not imported. Apart from the schemas, which pages need not load. */
export const missingNormText = 'El artículo se reconoce, pero su texto no está en el índice.'

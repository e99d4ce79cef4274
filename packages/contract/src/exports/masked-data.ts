/** What is masked in the texts of rulings. Free of zod, so that pages may import it. */
export const maskedData = 'Los datos personales van anonimizados: RUT, domicilios, teléfonos y correos, y los nombres que la ley protege.'

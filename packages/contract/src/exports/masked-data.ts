/** What is masked in the texts of rulings, and that some of it is missed. Free of zod, so that pages may import it. */
export const maskedData =
  'Se ocultan RUT, domicilios, teléfonos y correos, y los nombres que la ley protege. Lo hace un programa y algo se le escapa: cuánto, en [privacidad](/privacidad#sentencias).'

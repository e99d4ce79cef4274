export const maskedNotice =
  'Los datos personales van tapados: RUT, domicilios, teléfonos y correos, y los nombres que la ley protege. Antes de citar, confronte con la fuente oficial.'

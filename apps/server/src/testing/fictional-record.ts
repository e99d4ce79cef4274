/** A record of a fictional ruling, as a source file has it. A search for `palabra<n>unica` finds it alone. */
export function fictionalRecord(id: string, n: number, more = '') {
  return {
    id,
    coleccion: 'laboral',
    rol: `O-${n}-2020`,
    caratulado: `Persona ${n} con Panificadora Los Boldos Limitada`,
    fecha: '2020-05-04',
    tribunal: 'Juzgado de Letras del Trabajo de Talca',
    ficticia: true,
    texto: `Vistos:\nPrimero: Que la panadera ${n} de este caso inventado usa palabra${n}unica.\n${more}Se resuelve: que se acoge.`,
  }
}

import type { EngineProblem } from '@basejuris/search'

/** What the operator can do when the cluster of SEARCH_URL cannot be used. */
export function describeEngineProblem(problem: EngineProblem): string {
  switch (problem.kind) {
    case 'unreachable':
      return `Ningún nodo de SEARCH_URL responde (${problem.detail}): revise la dirección y que OpenSearch esté en marcha.`
    case 'otherProgram':
      return 'Lo que responde en SEARCH_URL no es OpenSearch: revise la dirección y el puerto.'
    case 'oldVersion':
      return `OpenSearch ${problem.found} es demasiado antiguo: use la versión ${problem.needed} o posterior.`
    case 'notAllowed':
      return 'OpenSearch no permite a este usuario leer o crear índices: dele permiso sobre los índices, alias y plantillas del nombre de SEARCH_URL, o cambie usuario y clave.'
    case 'noVectors':
      return 'OpenSearch no tiene el complemento de vectores: instale opensearch-knn en todos los nodos.'
    case 'halfMigrated':
      return `El índice de OpenSearch quedó a medio cambiar: borre ${inWords(problem.indexes)} y vuelva a iniciar; se construye de nuevo desde la base de datos.`
    case 'otherFormat':
      return `El índice de OpenSearch es de otra versión de BaseJuris: borre ${inWords(problem.indexes)} y vuelva a iniciar; se construye de nuevo desde la base de datos.`
    case 'otherDimension':
      return `El índice de OpenSearch tiene vectores de ${problem.stored} dimensiones y el codificador da ${problem.configured}: borre ${inWords(problem.indexes)} y vuelva a iniciar.`
  }
}

const inWords = (indexes: readonly string[]): string => indexes.join(', ')

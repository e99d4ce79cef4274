import type { EngineName, EngineRefused } from '@basejuris/search'

/** What the operator set, what that holds, and what it needs. */
const wordsOf: Readonly<Record<EngineName, { readonly variable: string; readonly rights: string }>> = {
  OpenSearch: { variable: 'SEARCH_URL', rights: 'leer o crear índices: dele permiso sobre los índices, alias y plantillas' },
  Qdrant: { variable: 'VECTOR_URL', rights: 'leer o crear colecciones: use una clave que permita escribir las colecciones' },
}

/** What the operator can do when the engine of SEARCH_URL or of VECTOR_URL cannot be used. */
export function describeEngineProblem({ problem, engine }: Pick<EngineRefused, 'problem' | 'engine'>): string {
  const { variable, rights } = wordsOf[engine]
  const rebuilt = 'y vuelva a iniciar; se construye de nuevo desde la base de datos.'
  switch (problem.kind) {
    case 'unreachable':
      return `Ningún nodo de ${variable} responde (${problem.detail}): revise la dirección y que ${engine} esté en marcha.`
    case 'otherProgram':
      return `Lo que responde en ${variable} no es ${engine}: revise la dirección y el puerto.`
    case 'oldVersion':
      return `${engine} ${problem.found} es demasiado antiguo: use la versión ${problem.needed} o posterior.`
    case 'notAllowed':
      return `${engine} no permite a este usuario ${rights} del nombre de ${variable}, o cambie usuario y clave.`
    case 'noVectors':
      return `${engine} no tiene el complemento de vectores: instale opensearch-knn en todos los nodos.`
    case 'halfMigrated':
      return `El índice de ${engine} quedó a medio cambiar: borre ${inWords(problem.indexes)} ${rebuilt}`
    case 'otherFormat':
      return `El índice de ${engine} es de otra versión de BaseJuris: borre ${inWords(problem.indexes)} ${rebuilt}`
    case 'otherDimension':
      return `El índice de ${engine} tiene vectores de ${problem.stored} dimensiones y el codificador da ${problem.configured}: borre ${inWords(problem.indexes)} y vuelva a iniciar.`
  }
}

const inWords = (indexes: readonly string[]): string => indexes.join(', ')

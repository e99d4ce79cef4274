/** Why an engine or a store cannot hold the index. The words for the operator are where the program starts. */
export type EngineProblem =
  | { readonly kind: 'unreachable'; readonly detail: string }
  | { readonly kind: 'otherProgram' }
  | { readonly kind: 'oldVersion'; readonly found: string; readonly needed: string }
  | { readonly kind: 'notAllowed' }
  | { readonly kind: 'noVectors' }
  | { readonly kind: 'halfMigrated'; readonly indexes: readonly string[] }
  | { readonly kind: 'otherFormat'; readonly indexes: readonly string[] }
  | { readonly kind: 'otherDimension'; readonly stored: number; readonly configured: number; readonly indexes: readonly string[] }

export type EngineName = 'OpenSearch' | 'Qdrant'

/** The engine was asked at the start and cannot be used as it is. */
export class EngineRefused extends Error {
  readonly problem: EngineProblem
  readonly engine: EngineName
  constructor(problem: EngineProblem, { engine = 'OpenSearch', ...options }: ErrorOptions & { readonly engine?: EngineName } = {}) {
    super(`${engine} is refused: ${JSON.stringify(problem)}`, options)
    this.name = 'EngineRefused'
    this.problem = problem
    this.engine = engine
  }
}

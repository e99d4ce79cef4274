import { traceWork } from '@basejuris/tracing'

export interface EngineOperation {
  /** «index», «opensearch». */
  readonly engine: string
  /** As OpenTelemetry names the system. */
  readonly system: string
  /** A word of the program, never of a query or a path that may name a ruling. */
  readonly operation: string
}

/** Runs a question to an engine as work of which traces tell, its waiting included. */
export function traceEngine<Answer>(describe: () => EngineOperation, run: () => Promise<Answer>): Promise<Answer> {
  return traceWork(() => {
    const { engine, system, operation } = describe()
    return { kind: 'engine', name: `${engine} ${operation}`, attributes: { 'db.system.name': system, 'db.operation.name': operation } }
  }, run)
}

/** What the engine uses of WebAssembly; Node has it, its type package does not say so. */
declare namespace WebAssembly {
  type Exports = Record<string, unknown>

  class Memory {
    constructor(limits: { initial: number; maximum: number })
    readonly buffer: ArrayBuffer
    grow(pages: number): number
  }

  class Module {
    constructor(bytes: Uint8Array)
  }

  class Instance {
    constructor(module: Module, imports: { env: { memory: Memory } })
    readonly exports: Exports
  }
}

import type { EngineDocument } from '../model/document.ts'
import type { NamespaceView } from '../view/namespace-view.ts'

/** @throws Error when a sort key would hold numbers and strings in one namespace */
export function refuseMixedKeys(namespace: NamespaceView, documents: readonly EngineDocument[]): void {
  const kinds = new Map<string, string>()
  for (const { segment } of namespace.segments) for (const { name, kind } of segment.meta.sortKeys) kinds.set(name, kind)
  for (const { id, sortKeys } of documents) {
    for (const [name, value] of Object.entries(sortKeys)) {
      const kind = kinds.get(name) ?? typeof value
      if (kind !== typeof value) throw new Error(`sort key ${name} of ${id} is a ${typeof value}; other documents have a ${kind}`)
      kinds.set(name, kind)
    }
  }
}

import { posix } from 'node:path'
import type { DocxParts } from './docx-parts.ts'

/** Name of the part that says where the parts are to which one leads. */
export function relationsOf(name: string): string {
  return posix.join(posix.dirname(name), '_rels', `${posix.basename(name)}.rels`)
}

/** The part to which the first relation of a kind leads, as «comments». Null without one. `folder` is that of the part it starts from. */
export function targetOf(relations: string, kind: string, folder: string): string | null {
  for (const [relation] of relations.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/gu)) {
    if (!relation.match(/\bType="([^"]*)"/u)?.[1]?.endsWith(`/relationships/${kind}`)) continue
    const target = relation.match(/\bTarget="([^"]+)"/u)?.[1]
    if (target !== undefined) return target.startsWith('/') ? target.slice(1) : posix.join(folder, target)
  }
  return null
}

/** As `targetOf`, from a part of a file; null where the part that it leads to is missing. */
export async function findRelated(opened: DocxParts, from: string, kind: string): Promise<string | null> {
  const relations = relationsOf(from)
  const target = opened.exists(relations) ? targetOf(await opened.read(relations), kind, posix.dirname(from)) : null
  return target !== null && opened.exists(target) ? target : null
}

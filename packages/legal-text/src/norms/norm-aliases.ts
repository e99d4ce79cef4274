import { codeAliases } from './code-aliases.ts'
import { decreeAliases } from './decree-aliases.ts'
import { laterLawAliases } from './law-aliases-from-19000.ts'
import { earlierLawAliases } from './law-aliases-to-18999.ts'
import type { NormAlias } from './norm-alias.ts'
import { uncataloguedAliases } from './uncatalogued-aliases.ts'

/** Norms that rulings cite by name or acronym. */
export const normAliases: readonly NormAlias[] = [
  ...codeAliases,
  ...earlierLawAliases,
  ...laterLawAliases,
  ...decreeAliases,
  ...uncataloguedAliases,
]

import type { Matter } from '../matter.ts'
import { civilMatters } from './civil/index.ts'
import { collectionMatters } from './cobranza/index.ts'
import { constitucionalMatters } from './constitucional/index.ts'
import { contraloriaMatters } from './contraloria/index.ts'
import { familiaMatters } from './familia/index.ts'
import { labourMatters } from './laboral/index.ts'
import { penalMatters } from './penal/index.ts'
import { actionMatters } from './recursos/index.ts'
import { saludMatters } from './salud/index.ts'

export const matters: readonly Matter[] = [
  ...labourMatters,
  ...civilMatters,
  ...collectionMatters,
  ...actionMatters,
  ...saludMatters,
  ...familiaMatters,
  ...penalMatters,
  ...contraloriaMatters,
  ...constitucionalMatters,
]

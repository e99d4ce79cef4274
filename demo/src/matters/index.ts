import type { Matter } from '../matter.ts'
import { civilMatters } from './civil/index.ts'
import { collectionMatters } from './cobranza/index.ts'
import { constitucionalMatters } from './constitucional.ts'
import { contraloriaMatters } from './contraloria.ts'
import { familiaMatters } from './familia.ts'
import { labourMatters } from './laboral/index.ts'
import { penalMatters } from './penal.ts'
import { actionMatters } from './recursos/index.ts'
import { saludMatters } from './salud.ts'

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

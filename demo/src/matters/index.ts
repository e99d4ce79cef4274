import type { Matter } from '../matter.ts'
import { constitucionalMatters } from './constitucional.ts'
import { labourMatters } from './laboral/index.ts'
import { penalMatters } from './penal.ts'
import { actionMatters } from './recursos/index.ts'

export const matters: readonly Matter[] = [...labourMatters, ...actionMatters, ...penalMatters, ...constitucionalMatters]

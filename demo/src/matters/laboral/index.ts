import type { Matter } from '../../matter.ts'
import { accidente } from './accidente.ts'
import { antisindical } from './antisindical.ts'
import { autodespido } from './autodespido.ts'
import { fuero } from './fuero.ts'
import { honorarios } from './honorarios.ts'
import { licencia } from './licencia.ts'
import { necesidades } from './necesidades.ts'
import { nulidadDespido } from './nulidad-despido.ts'
import { tutela } from './tutela.ts'

export const labourMatters: readonly Matter[] = [
  accidente,
  antisindical,
  autodespido,
  fuero,
  honorarios,
  licencia,
  necesidades,
  nulidadDespido,
  tutela,
]

import type { Matter } from '../matter.ts'
import { contraloriaContrata } from './contraloria-contrata.ts'
import { contraloriaLicitaciones } from './contraloria-licitaciones.ts'
import { contraloriaPermisos } from './contraloria-permisos.ts'
import { contraloriaProbidad } from './contraloria-probidad.ts'
import { contraloriaRemuneraciones } from './contraloria-remuneraciones.ts'
import { contraloriaSumarios } from './contraloria-sumarios.ts'

export const contraloriaMatters: readonly Matter[] = [
  contraloriaContrata,
  contraloriaProbidad,
  contraloriaLicitaciones,
  contraloriaRemuneraciones,
  contraloriaSumarios,
  contraloriaPermisos,
]

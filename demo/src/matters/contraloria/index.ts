import type { Matter } from '../../matter.ts'
import { contraloriaContrata } from './contrata.ts'
import { contraloriaLicitaciones } from './licitaciones.ts'
import { contraloriaPermisos } from './permisos.ts'
import { contraloriaProbidad } from './probidad.ts'
import { contraloriaRemuneraciones } from './remuneraciones.ts'
import { contraloriaSumarios } from './sumarios.ts'

export const contraloriaMatters: readonly Matter[] = [
  contraloriaContrata,
  contraloriaProbidad,
  contraloriaLicitaciones,
  contraloriaRemuneraciones,
  contraloriaSumarios,
  contraloriaPermisos,
]

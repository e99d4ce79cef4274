import type { Matter } from '../../matter.ts'
import { saludCobertura } from './cobertura.ts'
import { saludLicencia } from './licencia.ts'
import { saludPlanBase } from './plan-base.ts'
import { saludPreexistencia } from './preexistencia.ts'
import { saludTablaFactores } from './tabla-factores.ts'

export const saludMatters: readonly Matter[] = [saludPlanBase, saludCobertura, saludLicencia, saludPreexistencia, saludTablaFactores]

import type { Matter } from '../matter.ts'
import { saludCobertura } from './salud-cobertura.ts'
import { saludLicencia } from './salud-licencia.ts'
import { saludPlanBase } from './salud-plan-base.ts'
import { saludPreexistencia } from './salud-preexistencia.ts'
import { saludTablaFactores } from './salud-tabla-factores.ts'

export const saludMatters: readonly Matter[] = [saludPlanBase, saludCobertura, saludLicencia, saludPreexistencia, saludTablaFactores]

import type { Matter } from '../matter.ts'
import { familiaAlimentos } from './familia-alimentos.ts'
import { familiaCuidado } from './familia-cuidado.ts'
import { familiaDivorcio } from './familia-divorcio.ts'
import { familiaProteccion } from './familia-proteccion.ts'
import { familiaRelacion } from './familia-relacion.ts'

export const familiaMatters: readonly Matter[] = [familiaAlimentos, familiaCuidado, familiaRelacion, familiaDivorcio, familiaProteccion]

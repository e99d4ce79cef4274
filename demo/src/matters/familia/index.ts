import type { Matter } from '../../matter.ts'
import { familiaAlimentos } from './alimentos.ts'
import { familiaCuidado } from './cuidado.ts'
import { familiaDivorcio } from './divorcio.ts'
import { familiaProteccion } from './proteccion.ts'
import { familiaRelacion } from './relacion.ts'

export const familiaMatters: readonly Matter[] = [familiaAlimentos, familiaCuidado, familiaRelacion, familiaDivorcio, familiaProteccion]

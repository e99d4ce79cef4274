import type { Matter } from '../../matter.ts'
import { migracion } from './migracion.ts'

export const actionMatters: readonly Matter[] = [migracion]

import type { Matter } from '../../matter.ts'
import { contrata } from './contrata.ts'
import { expulsion } from './expulsion.ts'
import { migracion } from './migracion.ts'

export const actionMatters: readonly Matter[] = [migracion, contrata, expulsion]

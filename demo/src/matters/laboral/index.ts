import type { Matter } from '../../matter.ts'
import { necesidades } from './necesidades.ts'

export const labourMatters: readonly Matter[] = [necesidades]

'use client'
import { lazyPart } from '../../components/navigation/lazy-part.tsx'

/** Loaded with the first ruling of a paid base that its reader may not read. */
export const LazyPaidBase = lazyPart(() => import('./paid-base.tsx').then((module) => module.PaidBase))

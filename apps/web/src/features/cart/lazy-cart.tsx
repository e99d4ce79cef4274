'use client'
import { lazyPart } from '../../components/navigation/lazy-part.tsx'

/** The cart of a signed-in user, loaded where subscriptions are on. */
export const LazyCart = lazyPart(() => import('./cart.tsx').then((module) => module.Cart))

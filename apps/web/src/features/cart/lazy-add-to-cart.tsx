'use client'
import { lazyPart } from '../../components/navigation/lazy-part.tsx'

/** Loaded with the page of a ruling that its reader may not read. */
export const LazyAddToCart = lazyPart(() => import('./add-to-cart.tsx').then((module) => module.AddToCart))

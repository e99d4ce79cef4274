'use client'
import { lazy } from 'react'

/** As `MissingPageSlot`. */
export const MissingRulingSlot = lazy(() => import('./missing-ruling.tsx'))

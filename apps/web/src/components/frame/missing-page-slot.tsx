'use client'
import { lazy } from 'react'

/** Every page carries what would stand in its place were it not there: fetched when it is, it weighs nothing. */
export const MissingPageSlot = lazy(() => import('./missing-page.tsx'))

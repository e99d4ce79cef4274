'use client'
import { lazy } from 'react'
import type { NotFoundPageProps } from './not-found-page.tsx'

const MissingPage = lazy(() => import('./not-found-page.tsx'))

/** Loads the 404 page lazily so that it adds no bytes to other pages. */
export function LazyNotFoundPage(props: NotFoundPageProps) {
  return <MissingPage {...props} />
}

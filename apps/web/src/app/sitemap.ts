import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { pagesConfig } from '../api/pages.config.ts'

const publicPaths = [
  '/',
  '/como-funciona',
  '/normativa',
  '/cobertura',
  '/calidad',
  '/docs',
  '/contacto',
  '/terminos',
  '/privacidad',
  '/accesibilidad',
]

/** The public pages that search engines may list: neither rulings nor results. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  // The address of the site is known when it runs, not when its pages are built.
  await connection()
  const { publicUrl, apiOrigin } = pagesConfig()
  return publicPaths.map((path) => ({ url: new URL(path, publicUrl ?? apiOrigin).href }))
}
